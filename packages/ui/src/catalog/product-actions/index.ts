export { ProductActions, type ProductActionsProps } from './product-actions.js'
export { type ProductActionsMessages, productActionsMessages } from './product-actions.messages.js'
