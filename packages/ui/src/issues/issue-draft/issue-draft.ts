import type { CallInput } from '@gauze/contract'
import { isRecord, tabStore } from '../../internal/tab-store.js'

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

const store = tabStore('gauze.issue')

/**
 * Saves the issue that a user writes in this tab, for one user in one account, until it is submitted.
 *
 * @param ownerId the owner of the cart: `ownerId` of `useSession`
 */
export function saveIssueDraft(ownerId: string, draft: IssueDraft): void {
  store.save(ownerId, draft)
}

/**
 * Deletes the issue that this tab has saved. Call it when a customer signs out.
 *
 * @example store.session.on('session.ended', forgetIssueDraft)
 */
export function forgetIssueDraft(): void {
  store.forget()
}

/** The issue that the owner wrote in this tab before a reload; null without one. It deletes the issues of other owners. */
export function savedIssueDraft(ownerId: string): IssueDraft | null {
  const saved = store.read(ownerId)
  return saved && readDraft(saved)
}

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
