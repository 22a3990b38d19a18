import type { User } from '@gauze/contract'
import type { Signals } from './signals.js'
import type { NoticeSignal, StoreSignal } from './store-runtime.js'

export interface OwnerReports {
  /** For `onOwner` of the store. */
  readonly onOwner: (ownerId: string | null, user: User | null) => void
  /** Whoever comes next did so in this page, and needs no notice of it. */
  readonly expectChange: () => void
}

/**
 * Reports when somebody's page becomes another's, which drops their notices; what is said while nobody is signed in is
 * for the next owner. A change that was made in another tab is said in words, because the page changes by itself
 * (AUTH-11).
 *
 * @param isOwnPage whether the page in view belongs to its owner alone, so that what was filled in goes with them
 */
export function reportOwners(
  signals: Pick<Signals<StoreSignal>, 'emit'>,
  isOwnPage = () => document.querySelector('.own-page') !== null,
): OwnerReports {
  let last: string | null = null
  let before: User | null = null
  return {
    onOwner(ownerId, user) {
      if (last !== null && ownerId !== last) signals.emit({ type: 'ownerChanged' })
      if (ownerId === null || user === null) return
      if (before && last !== ownerId) signals.emit(changeNotice(before, user, isOwnPage()))
      last = ownerId
      before = user
    },
    expectChange() {
      before = null
    },
  }
}

/** Stays until it is dismissed: the page was probably not in view. */
function changeNotice(before: User, now: User, isOwnPage: boolean): NoticeSignal {
  const isSamePerson = before.id === now.id
  const whose = isSamePerson ? before.account.accountName : fullName(before)
  return {
    type: 'notice',
    tone: 'warning',
    message: isSamePerson
      ? `You are now in ${now.account.accountName}. The account was switched in another tab.`
      : `You are now logged in as ${fullName(now)}, ${now.account.accountName}. Somebody logged in in another tab.`,
    ...(isOwnPage && { detail: `Anything that was filled in here for ${whose} was cleared.` }),
  }
}

function fullName({ firstName, lastName }: User): string {
  return `${firstName} ${lastName}`
}
