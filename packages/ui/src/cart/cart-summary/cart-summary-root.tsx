'use client'
import { centsFromDollars } from '@gauze/rules'
import { useFormats } from '../../formats/index.js'
import { partOf, type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { type CartSummaryMessages, cartSummaryMessages } from './cart-summary.messages.js'
import type { CartSummaryRootProps, CartSummaryState, SummaryAmount, SummaryRow } from './cart-summary.types.js'

/** The values that the parts of one summary share. */
interface CartSummaryView extends RootView<CartSummaryState> {
  amounts: Readonly<Record<SummaryRow, SummaryAmount>>
  /** Names the rows. */
  terms: Readonly<Record<SummaryRow, string>>
  /** Words of an amount. */
  words: (amount: SummaryAmount) => string
  isFree: boolean
  onRetry: (() => void) | undefined
  text: CartSummaryMessages
}

export const CartSummaryContext = rootContext<CartSummaryView>('CartSummary.Root subtotal={…} total={…}')

/** Holds the parts of a summary, and the values that they share. */
export function CartSummaryRoot({
  totalItems,
  subtotal,
  shipping,
  tax,
  convenienceFee,
  total,
  taxBasis,
  taxRate,
  onRetry,
  classNames,
  slotProps,
  messages,
  ...props
}: CartSummaryRootProps) {
  const text = useMessages('cartSummary', cartSummaryMessages, messages)
  const { money } = useFormats()
  const amounts = { subtotal, shipping, tax, convenienceFee, total }
  const state = { status: statusOf(Object.values(amounts)), arePricesHidden: subtotal === null }
  const isFree = shipping === 0 && subtotal !== null && subtotal > 0
  const taxTerm = () => {
    const basis = typeof tax === 'number' ? taxBasis : null
    const percent = basis?.percent ?? taxRate
    if (percent === undefined) return text.tax
    const taxed = basis ? centsFromDollars(basis.amount) : subtotal
    return taxed === null || taxed === subtotal ? text.taxAt(percent) : text.taxOf(percent, money(taxed))
  }
  const terms = {
    subtotal: text.subtotal(totalItems),
    shipping: text.shipping,
    tax: taxTerm(),
    convenienceFee: text.convenienceFee,
    total: text.total,
  }
  const words = (amount: SummaryAmount) => {
    if (amount === 'pending') return text.calculating
    if (amount === 'error') return text.notCalculated
    return amount === null ? '–' : money(amount)
  }
  const view = { amounts, terms, words, isFree, onRetry, text, state, classNames, slotProps }
  return (
    <CartSummaryContext value={view}>
      {partOf(view, 'root', props, {
        as: 'section',
        base: 'gz-summary gz-panel',
        'aria-label': text.title,
        'data-status': state.status,
        'data-prices-hidden': state.arePricesHidden || undefined,
      })}
    </CartSummaryContext>
  )
}

function statusOf(amounts: readonly SummaryAmount[]): CartSummaryState['status'] {
  if (amounts.includes('error')) return 'error'
  return amounts.includes('pending') ? 'pending' : 'ready'
}
