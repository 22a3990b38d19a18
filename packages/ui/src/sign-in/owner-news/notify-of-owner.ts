import type { User } from '@gauze/contract'
import type { ToastContent } from '../../feedback/toast/index.js'
import { type OwnerNewsMessages, ownerNewsMessages } from './owner-news.messages.js'

export interface OwnerNoticeOptions {
  /** Called when the page changes to another owner, before `onNotice`. Drop the notices for the previous owner. */
  onChanged: () => void
  /**
   * Called with a notice about a change that was made in another tab, because this page then changes without the
   * person's action.
   */
  onNotice: (notice: ToastContent) => void
  /** Whether the current page is private to its owner, so that filled-in values must not stay for the next owner. */
  isOwnPage: () => boolean
  messages?: Partial<OwnerNewsMessages>
}

export interface OwnerNotices {
  /** For `onOwner` of the store. */
  readonly onOwner: (ownerId: string | null, user: User | null) => void
  /** Call it before this page changes the owner itself; that change then needs no notice. */
  readonly expectChange: () => void
}

/**
 * Reports that the page has changed to another owner. A change while nobody is signed in is reported to the next owner.
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

/** The notice stays until it is dismissed, because this page was probably in a background tab. */
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
