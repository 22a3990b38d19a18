export { forgetIssue, type IssueAttempt, type IssueDraft, keepIssue, keptIssue } from './kept-issue.js'
