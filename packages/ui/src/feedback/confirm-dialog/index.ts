export { ConfirmDialog, type ConfirmDialogProps, type ConfirmDialogSlotProps } from './confirm-dialog.js'
export { type ConfirmDialogMessages, confirmDialogMessages } from './confirm-dialog.messages.js'
