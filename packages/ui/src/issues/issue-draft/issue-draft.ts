import type { CallInput } from '@gauze/contract'
import { isRecord, savedDraft } from '../../internal/saved-draft.js'

/** An issue as it was sent. A retry sends the same one with the same key, so that it is submitted once. */
export interface IssueAttempt {
  readonly key: string
  readonly issue: CallInput<'submitIssue'>
}

/** An issue that is being written. */
export interface IssueDraft {
  readonly message: string
  readonly phone: string
  /** The last attempt to submit it, whose answer is not known; null before the first. */
  readonly attempt: IssueAttempt | null
}

/** The issue that a user writes, until it is submitted; null without one. */
export const issueDraft = savedDraft<IssueDraft | null>('issue', (saved) => (isRecord(saved) ? readDraft(saved) : null))

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readDraft({ message, phone, attempt }: Record<string, unknown>): IssueDraft {
  return { message: text(message), phone: text(phone), attempt: isRecord(attempt) ? readAttempt(attempt) : null }
}

function readAttempt({ key, issue }: Record<string, unknown>): IssueAttempt | null {
  if (text(key) === '' || !isRecord(issue)) return null
  const facts = isRecord(issue.facts) ? Object.entries(issue.facts) : []
  return {
    key: text(key),
    issue: {
      message: text(issue.message),
      page: text(issue.page),
      phone: text(issue.phone),
      facts: Object.fromEntries(facts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    },
  }
}
