export const confirmDialogMessages = {
  cancel: 'Cancel',
}

export type ConfirmDialogMessages = typeof confirmDialogMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    confirmDialog: ConfirmDialogMessages
  }
}
