export { type IssueAttempt, type IssueDraft, issueDraft } from './issue-draft.js'
