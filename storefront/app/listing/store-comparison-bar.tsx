import { ComparisonBar, type ComparisonPicks } from '@gauze/ui/catalog/comparison-picks'

/** The products picked to compare, with the link to this store's comparison. */
export function StoreComparisonBar({ picks }: { picks: ComparisonPicks }) {
  const ids = picks.picks.map(({ itemId }) => itemId).join()
  return (
    <ComparisonBar
      picks={picks}
      href={`/compare?${new URLSearchParams({ ids })}`}
      onEmpty={() => document.querySelector<HTMLElement>('[data-results]')?.focus()}
    />
  )
}
