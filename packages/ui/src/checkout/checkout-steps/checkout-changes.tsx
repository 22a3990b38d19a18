'use client'
import type { CartChange } from '@gauze/machines/checkout'
import { Banner } from '../../feedback/banner/index.js'
import { type Formats, useFormats } from '../../formats/index.js'
import type { CheckoutStepsMessages } from './checkout-steps.messages.js'

interface CheckoutChangesProps {
  changes: readonly CartChange[]
  text: CheckoutStepsMessages
}

/** The changes since the shopper last saw the cart; shown before the order can be placed again. */
export function CheckoutChanges({ changes, text }: CheckoutChangesProps) {
  const formats = useFormats()
  if (changes.length === 0) return null
  return (
    <Banner tone="warning" title={text.changed}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.name}`}>{wordsOf(change, text, formats)}</li>
        ))}
      </ul>
    </Banner>
  )
}

function wordsOf(change: CartChange, text: CheckoutStepsMessages, { exactPrice }: Formats): string {
  switch (change.kind) {
    case 'added':
      return text.lineAdded(change.name)
    case 'removed':
      return text.lineRemoved(change.name)
    case 'quantity':
      return text.lineQuantity(change.name, change.before, change.after)
    case 'price':
      return change.before === null || change.after === null
        ? text.lineOtherPrice(change.name)
        : text.linePrice(change.name, exactPrice(change.before), exactPrice(change.after))
  }
}
