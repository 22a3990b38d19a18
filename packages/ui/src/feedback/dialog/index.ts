export { Dialog, type DialogProps } from './dialog.js'
export { type DialogMessages, dialogMessages } from './dialog.messages.js'
