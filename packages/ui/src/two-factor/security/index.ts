export { Security, type SecurityProps } from './security.js'
export { type SecurityMessages, securityMessages } from './security.messages.js'
