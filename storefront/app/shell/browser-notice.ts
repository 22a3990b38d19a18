export { SupportedBrowsersNotice } from '@gauze/ui/feedback/supported-browsers-dialog'
