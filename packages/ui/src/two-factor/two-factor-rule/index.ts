export { TwoFactorRule, type TwoFactorRuleProps } from './two-factor-rule.js'
export { type TwoFactorRuleMessages, twoFactorRuleMessages } from './two-factor-rule.messages.js'
