export {
  SupportedBrowsersDialog,
  type SupportedBrowsersDialogProps,
  type SupportedBrowsersDialogSlotProps,
} from './supported-browsers-dialog.js'
export {
  type SupportedBrowsersDialogMessages,
  supportedBrowsersDialogMessages,
} from './supported-browsers-dialog.messages.js'
export { SupportedBrowsersNotice, type SupportedBrowsersNoticeProps } from './supported-browsers-notice.js'
export { needsBrowserNotice } from './user-agents.js'
