export const supportedBrowsersDialogMessages = {
  title: 'Supported Browsers',
  body: 'This store does not work well in Internet Explorer. Please use one of these browsers, in its newest version:',
  dismiss: 'Continue anyway',
}

export type SupportedBrowsersDialogMessages = typeof supportedBrowsersDialogMessages
