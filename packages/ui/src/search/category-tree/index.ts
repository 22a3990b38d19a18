export { CategoryTree, type CategoryTreeProps } from './category-tree.js'
export { type CategoryTreeMessages, categoryTreeMessages } from './category-tree.messages.js'
