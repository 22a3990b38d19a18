export { SupportedBrowsersDialog, type SupportedBrowsersDialogProps } from './supported-browsers-dialog.js'
export {
  type SupportedBrowsersDialogMessages,
  supportedBrowsersDialogMessages,
} from './supported-browsers-dialog.messages.js'
