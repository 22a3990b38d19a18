export { AlertBar, type AlertBarProps } from './alert-bar.js'
export { type AlertBarMessages, alertBarMessages } from './alert-bar.messages.js'
