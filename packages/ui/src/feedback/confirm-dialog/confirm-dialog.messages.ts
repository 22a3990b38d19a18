export const confirmDialogMessages = {
  cancel: 'Cancel',
}

export type ConfirmDialogMessages = typeof confirmDialogMessages
