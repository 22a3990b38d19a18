export { type ToastPlacement, ToastRegion, type ToastRegionProps } from './toast.js'
export { type ToastMessages, toastMessages } from './toast.messages.js'
export { createToasts, type ToastContent, type Toasts } from './toast-queue.js'
