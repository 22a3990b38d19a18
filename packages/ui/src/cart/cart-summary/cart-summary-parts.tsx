'use client'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import type { PartProps } from '../../internal/part.js'
import { part, partOf, useRoot } from '../../internal/parts.js'
import { useSettledChange } from '../../internal/use-settled.js'
import { type CartSummaryState, type SummaryRow, type SummaryRowState, summaryRows } from './cart-summary.types.js'
import { CartSummaryContext } from './cart-summary-root.js'

type SummaryPartProps = PartProps<CartSummaryState>

/** The parts of a summary that have no props of their own. */
export const cartSummaryParts = {
  /** The heading. */
  Title: part(CartSummaryContext, 'title', ({ text }) => ({ as: 'h2', children: text.title })),

  /** Says that the account shows no prices. Renders nothing for an account that does. */
  Hidden: part(CartSummaryContext, 'hidden', ({ state, text }) =>
    state.arePricesHidden ? { as: 'p', children: text.pricesHidden } : null,
  ),

  /** Says which amount could not be calculated, with a retry. Renders nothing if every amount is known. */
  Problem: part(CartSummaryContext, 'problem', ({ amounts, text, onRetry }) => {
    const problem = amounts.tax === 'error' ? text.taxError : amounts.convenienceFee === 'error' ? text.feeError : null
    const retry = onRetry ? (
      <Button variant="plain" size="s" onClick={onRetry}>
        {text.retry}
      </Button>
    ) : null
    return problem ? { element: <Banner tone="danger" actions={retry} />, role: 'alert', children: problem } : null
  }),
}

/** The amounts, every row by default. A total that changed is announced once it is settled. */
export function CartSummaryAmounts(props: SummaryPartProps) {
  const view = useRoot(CartSummaryContext, 'amounts')
  const { total } = view.amounts
  const { arePricesHidden } = view.state
  const totalWords = arePricesHidden || typeof total !== 'number' ? null : view.text.totalNow(view.words(total))
  const said = useSettledChange(totalWords, total === 'pending')
  return (
    <>
      {arePricesHidden
        ? null
        : partOf(view, 'amounts', props, {
            as: 'dl',
            children: summaryRows.map((row) => <CartSummaryRow key={row} row={row} />),
          })}
      <p className="gz-visually-hidden" role="status">
        {said === totalWords ? said : null}
      </p>
    </>
  )
}

export interface SummaryRowPartProps extends PartProps<SummaryRowState> {
  /** The amount, with its name. */
  row: SummaryRow
}

/** A row of the amounts: its term and its amount. */
export function CartSummaryRow({ row }: Pick<SummaryRowPartProps, 'row'>) {
  return (
    <>
      <CartSummaryTerm row={row} />
      <CartSummaryAmount row={row} />
    </>
  )
}

/** The name of a row. Renders nothing for a fee that is not charged. @selector [data-total] */
export function CartSummaryTerm({ row, ...props }: SummaryRowPartProps) {
  return useRowPart('term', row, props)
}

/**
 * The amount of a row, or words while it is unknown. Renders nothing for a fee that is not charged.
 * @selector [data-free] [data-error] [data-total]
 */
export function CartSummaryAmount({ row, ...props }: SummaryRowPartProps) {
  return useRowPart('amount', row, props)
}

function useRowPart(slot: 'term' | 'amount', row: SummaryRow, props: PartProps<SummaryRowState>) {
  const view = useRoot(CartSummaryContext, slot)
  const amount = view.amounts[row]
  if (row === 'convenienceFee' && !amount) return null
  const isTerm = slot === 'term'
  const isFree = row === 'shipping' && view.isFree
  const isProblem = amount === 'error' && (row === 'tax' || row === 'convenienceFee')
  const known = isFree ? view.text.free : view.words(amount)
  return partOf({ ...view, state: { ...view.state, row, amount } }, slot, props, {
    as: isTerm ? 'dt' : 'dd',
    children: isTerm ? view.terms[row] : known,
    'data-free': (!isTerm && isFree) || undefined,
    'data-error': (!isTerm && isProblem) || undefined,
    'data-total': row === 'total' || undefined,
  })
}
