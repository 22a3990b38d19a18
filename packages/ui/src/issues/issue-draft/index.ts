export { forgetIssueDraft, type IssueAttempt, type IssueDraft, savedIssueDraft, saveIssueDraft } from './issue-draft.js'
