'use client'
import type { UnitDetail } from '@gauze/contract'
import type { Addability, WirePrice } from '@gauze/rules'
import { type ItemRefusalMessages, itemRefusalMessages, itemRefusalText } from '@gauze/rules/messages'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Tooltip } from '../../feedback/tooltip/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import type { Addition } from '../product-card/index.js'
import { UnitPicker } from '../unit-picker/index.js'
import { type AddToCartMessages, addToCartMessages } from './add-to-cart.messages.js'

export interface AddToCartProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  itemId: number
  /** Names the quantity for assistive technology. */
  name: string
  units: readonly UnitDetail[]
  /** Id of the chosen unit. */
  unit: number
  onUnitChange: (unitId: number) => void
  /** The initial quantity; 1 by default. */
  defaultQuantity?: number
  /** Dollars per base unit; shown on the units if it is a number. */
  price: WirePrice
  /** From rules `addability()`; its reason decides the button and the note. */
  addability: Addability
  onAdd: (addition: Addition) => void
  isPending?: boolean
  /** The item has an allocation, used up or not. */
  isOnAllocation?: boolean
  /** The item needs a license; shown to visitors before they sign in. */
  isLicenseRequired?: boolean
  loginHref?: string
  /** Further actions next to the button, such as 'Add to list'. */
  children?: ReactNode
  messages?: Partial<AddToCartMessages>
}

/** Unit, quantity and the button of a product page, with the reason in words when it cannot be bought. */
export function AddToCart({
  itemId,
  name,
  units,
  unit,
  onUnitChange,
  defaultQuantity = 1,
  price,
  addability,
  onAdd,
  isPending = false,
  isOnAllocation,
  isLicenseRequired,
  loginHref,
  children,
  messages,
  className,
  ...props
}: AddToCartProps) {
  const routes = useRoutes()
  const text = useMessages('addToCart', addToCartMessages, messages)
  const refusals = useMessages('itemRefusal', itemRefusalMessages)
  const [quantity, setQuantity] = useState(defaultQuantity)
  const noteId = useId()
  const isSpent = !addability.ok && addability.reason === 'allocation'
  const note = noteOf(addability, { isOnAllocation, isLicenseRequired, text, refusals })
  const isSignedOut = !addability.ok && addability.reason === 'signedOut'
  // What was typed stays while another account is on its way.
  const [hasQuantity, setHasQuantity] = useState(!isSignedOut)
  if (!isSignedOut && !hasQuantity) setHasQuantity(true)
  return (
    <form
      {...props}
      className={cx('gz-add-to-cart', className)}
      data-reason={addability.ok ? undefined : addability.reason}
      onSubmit={(event) => {
        event.preventDefault()
        if (addability.ok && !isPending) onAdd({ itemId, unit, quantity })
      }}
    >
      {units.length > 0 ? <UnitPicker units={units} value={unit} onChange={onUnitChange} price={price} /> : null}
      <div data-slot="buy">
        {isSignedOut ? (
          <LinkButton size="l" href={loginHref ?? routes.login}>
            {text.loginToView}
          </LinkButton>
        ) : null}
        {hasQuantity ? (
          <QuantityField
            size="l"
            itemName={name}
            value={quantity}
            onChange={setQuantity}
            disabled={!addability.ok}
            {...(isSignedOut ? { style: { display: 'none' } } : {})}
          />
        ) : null}
        {isSignedOut ? null : isSpent ? (
          // Not `disabled`, so that keyboard and pointer reach the tooltip.
          <Tooltip words={refusals.allocation}>
            {(trigger) => (
              <Button size="l" aria-disabled {...trigger}>
                {text.addToCart}
              </Button>
            )}
          </Tooltip>
        ) : (
          <Button
            type="submit"
            size="l"
            isPending={isPending}
            disabled={!addability.ok}
            aria-describedby={note ? noteId : undefined}
          >
            {isUnavailable(addability) ? text.unavailable : text.addToCart}
          </Button>
        )}
        {children}
      </div>
      {note ? (
        <Banner id={noteId} role="note" tone={note.tone}>
          {note.message}
        </Banner>
      ) : null}
    </form>
  )
}

function isUnavailable(addability: Addability): boolean {
  return !addability.ok && ['inactive', 'unavailable', 'notSellable'].includes(addability.reason)
}

interface NoteInput {
  isOnAllocation: boolean | undefined
  isLicenseRequired: boolean | undefined
  text: AddToCartMessages
  refusals: ItemRefusalMessages
}

function noteOf(
  addability: Addability,
  { isOnAllocation, isLicenseRequired, text, refusals }: NoteInput,
): { tone: 'warning' | 'danger'; message: string } | null {
  if (addability.ok) return isOnAllocation ? { tone: 'warning', message: text.onAllocation } : null
  switch (addability.reason) {
    case 'allocation':
      return { tone: 'warning', message: `${text.noMoreAllocation} ${refusals.allocation}` }
    case 'license':
    case 'restricted':
      return { tone: 'danger', message: itemRefusalText(addability, refusals) }
    case 'inactive':
      return { tone: 'warning', message: text.whyInactive }
    case 'unavailable':
      return { tone: 'warning', message: text.whyUnavailable }
    case 'notSellable':
      return { tone: 'warning', message: text.whyNotSellable }
    case 'signedOut':
      return isLicenseRequired ? { tone: 'warning', message: refusals.license } : null
  }
}
