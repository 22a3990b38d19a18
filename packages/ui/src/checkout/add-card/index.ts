export { AddCard, type AddCardProps } from './add-card.js'
export { type AddCardMessages, addCardMessages } from './add-card.messages.js'
