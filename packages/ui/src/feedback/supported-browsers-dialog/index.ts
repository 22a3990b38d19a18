export {
  SupportedBrowsersDialog,
  type SupportedBrowsersDialogProps,
  type SupportedBrowsersDialogSlotProps,
} from './supported-browsers-dialog.js'
export {
  type SupportedBrowsersDialogMessages,
  supportedBrowsersDialogMessages,
} from './supported-browsers-dialog.messages.js'
