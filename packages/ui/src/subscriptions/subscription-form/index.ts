export { SubscriptionForm, type SubscriptionFormProps } from './subscription-form.js'
export { type SubscriptionFormMessages, subscriptionFormMessages } from './subscription-form.messages.js'
export { SubscriptionListChoice, type SubscriptionListChoiceProps } from './subscription-list-choice.js'
