export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js'
export { type ConfirmDialogMessages, confirmDialogMessages } from './confirm-dialog.messages.js'
