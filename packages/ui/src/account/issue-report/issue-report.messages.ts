export const issueReportMessages = {
  subject: 'An issue with the store',
  happened: 'What happened:',
  expected: 'What I expected:',
  write: (email: string) => `Write to ${email}`,
  title: 'Details for support',
  browser: 'Browser',
  page: 'Page',
  request: 'Latest failed request',
  address: 'Network address',
  none: 'None',
  notAdded: 'Not added',
  add: 'Add my network address',
  asking: 'Looking for your network address…',
  unknown: 'Your network address could not be found. You can send the rest without it.',
  added: 'Your network address was added to the mail.',
}

export type IssueReportMessages = typeof issueReportMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    issueReport: IssueReportMessages
  }
}
