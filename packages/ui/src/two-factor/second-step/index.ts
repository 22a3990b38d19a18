export { SecondStep, type SecondStepProps } from './second-step.js'
export { type SecondStepMessages, secondStepMessages } from './second-step.messages.js'
export type { SecondStepPort } from './second-step.types.js'
