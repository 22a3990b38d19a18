'use client'
import { Checkbox, type CheckboxProps } from '../../forms/checkbox/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ComparisonPicksMessages, comparisonPicksMessages } from './comparison-picks.messages.js'
import type { ComparisonPick, ComparisonPicks } from './use-comparison-picks.js'

export interface ComparisonTickProps extends Omit<CheckboxProps, 'children' | 'checked' | 'onChange'> {
  /** The product of the card. */
  pick: ComparisonPick
  /** From `useComparisonPicks`. */
  picks: ComparisonPicks
  messages?: Partial<ComparisonPicksMessages>
}

/** Picks the product of a card to compare it with others. It stands beside the card in its list. */
export function ComparisonTick({ pick, picks, messages, className, ...props }: ComparisonTickProps) {
  const text = useMessages('comparisonPicks', comparisonPicksMessages, messages)
  const isPicked = picks.picks.some(({ productId }) => productId === pick.productId)
  return (
    <Checkbox
      aria-label={text.compare + text.ofItem(pick.name, pick.itemId)}
      disabled={picks.isFull && !isPicked}
      {...props}
      className={cx('gz-comparison-tick', className)}
      checked={isPicked}
      onChange={(isTicked) => (isTicked ? picks.add(pick) : picks.remove(pick.productId))}
    >
      {text.compare}
    </Checkbox>
  )
}
