'use client'
import { exactUnitPrice, isPriced } from '@gauze/rules'
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { cx } from '../../internal/cx.js'
import { useRoot } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { AddToCartContext } from '../add-to-cart/add-to-cart-root.js'
import { type BuyBarMessages, buyBarMessages } from './buy-bar.messages.js'

export interface BuyBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The chosen variant in words, such as 'large'. */
  variant?: string
  messages?: Partial<BuyBarMessages>
}

/**
 * The price, the choice, the quantity and the button of an `AddToCart`, at the foot of a narrow window. It appears when
 * the button of the form has left the window at the top, and stays while it has the focus. It submits the same form.
 * Put it inside of `AddToCart`. It renders nothing for an item that cannot be bought.
 *
 * @example <AddToCart {…}><BuyBar variant="large" /></AddToCart>
 * @example <BuyBox {…} slotProps={{ 'add-to-cart': { children: <BuyBar variant="large" /> } }} />
 */
export function BuyBar(props: BuyBarProps) {
  const { state } = useRoot(AddToCartContext, 'buy-bar', 'BuyBar')
  const ref = useRef<HTMLDivElement>(null)
  const isPast = useIsPast(ref)
  const [hasFocus, setFocus] = useState(false)
  const isOffered = state.reason === null || state.reason === 'signedOut'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows the focus
    <div
      ref={ref}
      data-slot="buy-bar"
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      {isOffered && (isPast || hasFocus) ? <BuyBarContent {...props} /> : null}
    </div>
  )
}

/** Whether the parent of an element has left the window at the top. */
function useIsPast(ref: { readonly current: HTMLElement | null }): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const buy = ref.current?.parentElement
    if (!buy) return
    // Everything below the top of the window counts as in view, so that a jump over the element is noticed, too.
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      // In a frame, margins apply to no other root.
      root: buy.ownerDocument,
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(buy)
    return () => observer.disconnect()
  }, [ref])
  return isPast
}

/** The bar in view. */
function BuyBarContent({ variant = '', messages, className, ...props }: BuyBarProps) {
  const view = useRoot(AddToCartContext, 'buy-bar', 'BuyBar')
  const text = useMessages('buyBar', buyBarMessages, messages)
  const { exactPrice } = useFormats()
  const { name, units, price, quantity, setQuantity, isBackorder, state, loginPage } = view
  const unit = units.find(({ id }) => id === view.unit)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container in every browser
    <div {...props} role="group" aria-label={text.label(name)} className={cx('gz-buy-bar', className)}>
      <p>
        {isPriced(price) && unit ? (
          <b>{exactPrice(exactUnitPrice({ price, conversionRate: unit.conversionRate }))}</b>
        ) : null}
        <span>{text.choice(variant, unit?.label ?? '')}</span>
      </p>
      {state.reason === 'signedOut' ? (
        <LinkButton href={loginPage}>{view.text.loginToView}</LinkButton>
      ) : (
        <>
          <QuantityField itemName={name} value={quantity} onChange={setQuantity} />
          <Button type="submit" isPending={state.isPending}>
            {isBackorder ? view.text.backorder : text.add}
          </Button>
        </>
      )}
    </div>
  )
}
