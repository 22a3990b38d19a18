import type { CartChange } from '@gauze/machines/checkout'
import { Banner } from '@gauze/ui/feedback/banner'
import { type Formats, useFormats } from '@gauze/ui/formats'

/** The changes since the shopper last saw it; shown before the order can be placed again (CHK-06). */
export function CartChanges({ changes }: { changes: readonly CartChange[] }) {
  const formats = useFormats()
  if (changes.length === 0) return null
  return (
    <Banner tone="warning" title="Your cart has changed. Please look at it again.">
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.name}`}>{wordsOf(change, formats)}</li>
        ))}
      </ul>
    </Banner>
  )
}

function wordsOf(change: CartChange, { money }: Formats): string {
  switch (change.kind) {
    case 'added':
      return `${change.name} was added`
    case 'removed':
      return `${change.name} was removed`
    case 'quantity':
      return `${change.name}: ${change.before} is now ${change.after}`
    case 'price':
      return change.before === null || change.after === null
        ? `${change.name}: its price changed`
        : `${change.name}: ${money(change.before)} is now ${money(change.after)}`
  }
}
