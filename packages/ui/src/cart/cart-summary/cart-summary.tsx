'use client'
import type { Cents } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { type Formats, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { useSettledChange } from '../../internal/use-settled.js'
import { useMessages } from '../../messages/index.js'
import { type CartSummaryMessages, cartSummaryMessages } from './cart-summary.messages.js'

/**
 * In cents; `pending` until the server has calculated it, `error` if it could not, null when it may not be seen or is
 * not requested.
 */
export type SummaryAmount = Cents | 'pending' | 'error' | null

export interface CartSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The sum of the quantities. */
  totalItems: number
  /** Null for a person who may not see prices. */
  subtotal: Cents | null
  shipping: SummaryAmount
  tax: SummaryAmount
  convenienceFee: SummaryAmount
  total: SummaryAmount
  /** Percent, shown next to the tax. */
  taxRate?: number
  onRetry?: () => void
  /** The next step, e.g. a Checkout link. */
  children?: ReactNode
  messages?: Partial<CartSummaryMessages>
}

/**
 * The totals of a cart or an order (CART-07 to CART-09). A total is never shown without its tax; a changed total is
 * announced once it is settled.
 */
export function CartSummary({
  totalItems,
  subtotal,
  shipping,
  tax,
  convenienceFee,
  total,
  taxRate,
  onRetry,
  children,
  messages,
  className,
  ...props
}: CartSummaryProps) {
  const text = useMessages('cartSummary', cartSummaryMessages, messages)
  const { money } = useFormats()
  const words = (amount: SummaryAmount) => amountText(amount, text, money)
  const totalWords = subtotal === null || typeof total !== 'number' ? null : text.totalNow(money(total))
  const said = useSettledChange(totalWords, total === 'pending')
  const isFree = shipping === 0 && subtotal !== null && subtotal > 0
  const problem = tax === 'error' ? text.taxError : convenienceFee === 'error' ? text.feeError : null
  return (
    <section aria-label={text.title} {...props} className={cx('gz-summary gz-panel', className)}>
      <h2>{text.title}</h2>
      {subtotal === null ? (
        <p data-slot="hidden">{text.pricesHidden}</p>
      ) : (
        <dl>
          <dt>{text.subtotal(totalItems)}</dt>
          <dd>{money(subtotal)}</dd>
          <dt>{text.shipping}</dt>
          <dd data-free={isFree || undefined}>{isFree ? text.free : words(shipping)}</dd>
          <dt>{taxRate === undefined ? text.tax : text.taxAt(taxRate)}</dt>
          <dd data-error={tax === 'error' || undefined}>{words(tax)}</dd>
          {convenienceFee === null || convenienceFee === 0 ? null : (
            <>
              <dt>{text.convenienceFee}</dt>
              <dd data-error={convenienceFee === 'error' || undefined}>{words(convenienceFee)}</dd>
            </>
          )}
          <dt data-total>{text.total}</dt>
          <dd data-total>{words(total)}</dd>
        </dl>
      )}
      <p className="gz-visually-hidden" role="status">
        {said === totalWords ? said : null}
      </p>
      {problem ? (
        <Banner
          tone="danger"
          actions={
            onRetry ? (
              <Button variant="plain" size="s" onClick={onRetry}>
                {text.retry}
              </Button>
            ) : null
          }
        >
          {problem}
        </Banner>
      ) : null}
      {children}
    </section>
  )
}

function amountText(amount: SummaryAmount, text: CartSummaryMessages, money: Formats['money']): string {
  if (amount === 'pending') return text.calculating
  if (amount === 'error') return text.notCalculated
  return amount === null ? '–' : money(amount)
}
