export { TwoFactor, type TwoFactorProps } from './two-factor.js'
export { type TwoFactorMessages, twoFactorMessages } from './two-factor.messages.js'
export type { TwoFactorPort } from './two-factor.types.js'
