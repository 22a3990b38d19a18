export const alertBarMessages = {
  label: 'Notice from the store',
  dismiss: 'Dismiss this notice',
}

export type AlertBarMessages = typeof alertBarMessages
