import type { User } from '@gauze/contract'
import type { ToastContent } from '../../feedback/toast/index.js'
import { type OwnerNewsMessages, ownerNewsMessages } from './owner-news.messages.js'

export interface OwnerNoticeOptions {
  /** The page becomes another's, which drops the notices for the one before. Comes before a notice of it. */
  onChanged: () => void
  /** Says a change that was made in another tab, because the page changes by itself. */
  onNotice: (notice: ToastContent) => void
  /** Whether the page in view belongs to its owner alone, so that what was filled in goes with them. */
  isOwnPage: () => boolean
  messages?: Partial<OwnerNewsMessages>
}

export interface OwnerNotices {
  /** For `onOwner` of the store. */
  readonly onOwner: (ownerId: string | null, user: User | null) => void
  /** Whoever comes next did so in this page, and needs no notice of it. */
  readonly expectChange: () => void
}

/**
 * Says when somebody's page becomes another's; what is said while nobody is signed in is for the next owner.
 *
 * @example
 * const owners = notifyOfOwner({ onChanged: clear, onNotice: add, isOwnPage: () => location.pathname !== '/' })
 * const store = createBrowserStore({ port: api, tokens, onOwner: owners.onOwner })
 * store.session.on('session.ended', owners.expectChange)
 */
export function notifyOfOwner({ onChanged, onNotice, isOwnPage, messages }: OwnerNoticeOptions): OwnerNotices {
  const text = { ...ownerNewsMessages, ...messages }
  let last: string | null = null
  let before: User | null = null
  return {
    onOwner(ownerId, user) {
      if (last !== null && ownerId !== last) onChanged()
      if (ownerId === null || user === null) return
      if (before && last !== ownerId) onNotice(changeNotice(before, user, isOwnPage(), text))
      last = ownerId
      before = user
    },
    expectChange() {
      before = null
    },
  }
}

/** Stays until it is dismissed: the page was probably not in view. */
function changeNotice(before: User, now: User, isOwnPage: boolean, text: OwnerNewsMessages): ToastContent {
  const isSamePerson = before.id === now.id
  const account = now.account.accountName
  const message = isSamePerson ? text.switched(account) : text.replaced(fullName(now), account)
  const whose = isSamePerson ? before.account.accountName : fullName(before)
  return { tone: 'warning', message, ...(isOwnPage && { detail: text.cleared(whose) }) }
}

function fullName({ firstName, lastName }: User): string {
  return `${firstName} ${lastName}`
}
