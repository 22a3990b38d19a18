export {
  CardChoices,
  type CardChoicesProps,
  CardOrder,
  type CardOrderProps,
  CardOthers,
  type CardOthersProps,
} from './card-order.js'
export { type CardOrderMessages, cardOrderMessages } from './card-order.messages.js'
export { OrderHeadings, type OrderHeadingsProps } from './order-headings.js'
export { useVariantChoice, type VariantChoice } from './use-variant-choice.js'
