export const issueReportMessages = {
  message: 'What happened?',
  messageHelp: 'Say what you did, what happened, and what you expected instead.',
  phone: 'Phone',
  phoneHelp: 'If we may call you back.',
  submit: 'Submit issue',
  offline: 'There is no network. Your text stays in this tab; submit it once you are connected.',
  submitted: 'Issue successfully submitted',
  confirmed: (number: string, email: string) =>
    `Its number is ${number}. We sent a confirmation to ${email} and will answer there.`,
  another: 'Report another issue',
  failed: 'Could not submit issue',
  unreached: 'The store did not answer. Your text is kept. Try again: it is submitted only once.',
  subject: 'An issue with the store',
  write: (email: string) => `Write to ${email} instead`,
  title: 'Details for support',
  browser: 'Browser',
  window: 'Window',
  windowSize: (width: number, height: number) => `${width} × ${height}`,
  page: 'Page',
  request: 'Latest failed request',
  address: 'Network address',
  none: 'None',
  notAdded: 'Not added',
  add: 'Add my network address',
  asking: 'Looking for your network address…',
  unknown: 'Your network address could not be found. You can send the rest without it.',
  added: 'Your network address was added to the details.',
}

export type IssueReportMessages = typeof issueReportMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    issueReport: IssueReportMessages
  }
}
