import type { CartNotification } from '@gauze/contract'
import type { CartLineView } from '../cart-line/index.js'

interface SortedNotices {
  /** Notices by the id of the line that shows them. */
  readonly ofLine: ReadonlyMap<number, string>
  /** About no item of the cart. */
  readonly others: readonly CartNotification[]
}

/** Gives each notice to the last line of its item, so that none of the item's controls are below it. */
export function noticesByLine(notices: readonly CartNotification[], lines: readonly CartLineView[]): SortedNotices {
  const ofLine = new Map<number, string>()
  const others: CartNotification[] = []
  for (const notice of notices) {
    const line = lines.findLast(({ itemId }) => itemId === notice.id)
    if (line) ofLine.set(line.id, notice.message)
    else others.push(notice)
  }
  return { ofLine, others }
}
