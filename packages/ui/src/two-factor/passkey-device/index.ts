export { browserPasskeys, type PasskeyDevice, PasskeyFailure, type PasskeyFailureCode } from './passkey-device.js'
