export type { SubscriptionPort } from './subscription-card.js'
export type { SubscriptionChoices } from './subscription-choices.js'
export { Subscriptions, type SubscriptionsProps } from './subscriptions.js'
export { type SubscriptionsMessages, subscriptionsMessages } from './subscriptions.messages.js'
