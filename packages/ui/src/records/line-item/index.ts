export { LineItem, type LineItemProps } from './line-item.js'
