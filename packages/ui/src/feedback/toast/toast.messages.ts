export const toastMessages = {
  region: 'Notifications',
  dismiss: 'Dismiss',
}

export type ToastMessages = typeof toastMessages
