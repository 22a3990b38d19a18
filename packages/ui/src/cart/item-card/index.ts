export { ItemCard, type ItemCardProps } from './item-card.js'
export { type ItemCardMessages, itemCardMessages } from './item-card.messages.js'
