import type { Cents } from '@gauze/rules'
import type { PartProps } from '../../internal/part.js'
import type { CartSummaryMessages } from './cart-summary.messages.js'

/**
 * In cents; `pending` until the server has calculated it, `error` if it could not, null when it may not be seen or is
 * not requested.
 */
export type SummaryAmount = Cents | 'pending' | 'error' | null

/** The rows of a summary, in our order. */
export const summaryRows = ['subtotal', 'shipping', 'tax', 'convenienceFee', 'total'] as const
export type SummaryRow = (typeof summaryRows)[number]

/** The parts, by the `data-slot` of their element. */
export type CartSummarySlot = 'root' | 'title' | 'hidden' | 'amounts' | 'term' | 'amount' | 'problem'

/** The state that the parts are styled by. */
export interface CartSummaryState {
  /** Whether an amount is still calculated, or could not be. */
  status: 'ready' | 'pending' | 'error'
  arePricesHidden: boolean
}

/** The state that a row is styled by. */
export interface SummaryRowState extends CartSummaryState {
  row: SummaryRow
  amount: SummaryAmount
}

/** @selector [data-status] [data-prices-hidden] */
export interface CartSummaryRootProps extends PartProps<CartSummaryState> {
  /** The sum of the quantities. */
  totalItems: number
  /** Null for a person who may not see prices. */
  subtotal: Cents | null
  /** The shipping charge. */
  shipping: SummaryAmount
  /** The sales tax. */
  tax: SummaryAmount
  /** The fee for paying by card. */
  convenienceFee: SummaryAmount
  /** The sum of all amounts. */
  total: SummaryAmount
  /** Percent, shown next to the tax. */
  taxRate?: number
  /** The percentage and the taxed amount in dollars, shown next to a known tax; the amount only if the subtotal differs. */
  taxBasis?: { readonly percent: number; readonly amount: number } | null | undefined
  /** Called when the user asks again for amounts that could not be calculated. */
  onRetry?: () => void
  /** A class for every element of a part. */
  classNames?: Partial<Record<CartSummarySlot, string>>
  /** Props of the parts. */
  slotProps?: Partial<Record<CartSummarySlot, PartProps<CartSummaryState>>>
  messages?: Partial<CartSummaryMessages>
}
