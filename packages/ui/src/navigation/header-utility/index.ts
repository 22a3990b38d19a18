export { HeaderUtility, type HeaderUtilityProps } from './header-utility.js'
export { type HeaderUtilityMessages, headerUtilityMessages } from './header-utility.messages.js'
