export { SecondStepRule, type SecondStepRuleProps } from './second-step-rule.js'
export { type SecondStepRuleMessages, secondStepRuleMessages } from './second-step-rule.messages.js'
