import { ComparisonBar, type ComparisonPicks } from '@gauze/ui/catalog/comparison-picks'
import { comparePath } from '../product/comparison.js'

/** The products picked to compare, with the link to this store's comparison. */
export function StoreComparisonBar({ picks }: { picks: ComparisonPicks }) {
  return (
    <ComparisonBar
      picks={picks}
      href={comparePath(picks.picks.map(({ itemId }) => itemId))}
      onEmpty={() => document.querySelector<HTMLElement>('[data-results]')?.focus()}
    />
  )
}
