export { type IssueFacts, IssueReport, type IssueReportProps } from './issue-report.js'
export { type IssueReportMessages, issueReportMessages } from './issue-report.messages.js'
