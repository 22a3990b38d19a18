export const dialogMessages = {
  close: 'Close',
}

export type DialogMessages = typeof dialogMessages
