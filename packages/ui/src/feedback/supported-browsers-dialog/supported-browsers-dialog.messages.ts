export const supportedBrowsersDialogMessages = {
  title: 'Supported Browsers',
  body: 'This store does not work well in Internet Explorer. Please use one of these browsers, in its newest version:',
  dismiss: 'Continue anyway',
  chrome: 'Google Chrome',
  edge: 'Microsoft Edge',
  firefox: 'Mozilla Firefox',
  safari: 'Safari',
}

export type SupportedBrowsersDialogMessages = typeof supportedBrowsersDialogMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    supportedBrowsersDialog: SupportedBrowsersDialogMessages
  }
}
