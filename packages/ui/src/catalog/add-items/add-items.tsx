'use client'
import { lineKey, parseQuantityInput } from '@gauze/rules'
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { Button } from '../../actions/button/index.js'
import { useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { cx } from '../../internal/cx.js'
import { useFailureText } from '../../messages/index.js'
import { AddItemsRoot, type AddItemsRow, useAddItems } from './add-items-root.js'

export interface AddItemsQuantityProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The item. @selector [data-status] */
  row: AddItemsRow
}

/** The quantity of one item, and the outcome of its latest add. */
function AddItemsQuantity({ row, className, ...props }: AddItemsQuantityProps) {
  const { rowOf, setQuantity, formId, text } = useAddItems('Quantity')
  const { status, quantity } = rowOf(row.itemId)
  return (
    <div {...props} className={cx('gz-add-items-quantity', className)} data-status={status}>
      <QuantityField
        size="s"
        min={0}
        itemName={text.item(row.name, row.itemName)}
        form={formId}
        value={quantity}
        onChange={(next) => setQuantity(row, next)}
        // The button's count includes the quantity that is being typed.
        onInput={({ currentTarget }) => {
          const read = parseQuantityInput(currentTarget.value)
          setQuantity(row, read.ok ? read.quantity : 0)
        }}
      />
      <p role="status" data-slot="outcome">
        <Outcome row={row} />
      </p>
    </div>
  )
}

export interface AddItemsOrderProps extends AddItemsQuantityProps {
  /** The item is out of stock: the button says that the order waits for it. */
  isBackorder?: boolean
  /** The item of the row is being replaced: the button waits for it. */
  isPending?: boolean
}

/** When a row changes to another item or unit, its quantity moves along. */
function useMovedQuantity(row: AddItemsRow): void {
  const { replaceRow } = useAddItems('Order')
  const previous = useRef(row)
  const move = useEffectEvent(() => {
    if (lineKey(previous.current) !== lineKey(row)) replaceRow(previous.current, row)
    previous.current = row
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item and its unit are the line.
  useEffect(() => move(), [row.itemId, row.unit])
}

/**
 * The quantity of one item with a button that adds this item alone: one of it while there is no quantity. The quantity
 * stays when the row changes to another variant or unit.
 */
function AddItemsOrder({ row, isBackorder = false, isPending = false, className, ...props }: AddItemsOrderProps) {
  const { rowOf, submitRow, text } = useAddItems('Order')
  useMovedQuantity(row)
  const words = isBackorder ? text.backorder : text.addRow
  const add = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.parentElement?.querySelector('input')
    // Text that is no quantity adds nothing: the field takes the focus and says why.
    if (field?.checkValidity() === false) field.focus()
    else submitRow(row)
  }
  return (
    <div {...props} className={cx('gz-add-items-order', className)}>
      <AddItemsQuantity row={row} />
      <Button
        variant="quiet"
        size="s"
        isPending={isPending || rowOf(row.itemId).status === 'pending'}
        aria-label={(isBackorder ? words : text.addToCart) + text.ofItem(row.name, row.itemName)}
        onClick={add}
      >
        {words}
      </Button>
    </div>
  )
}

function Outcome({ row }: Pick<AddItemsQuantityProps, 'row'>) {
  const { rowOf, text } = useAddItems('Quantity')
  const { number } = useFormats()
  const failureText = useFailureText()
  const { status, sent, outcome } = rowOf(row.itemId)
  if (status === 'idle') return null
  const amount = text.amount(number(sent), row.unitLabel)
  const words = () => {
    switch (outcome?.type) {
      case 'added':
        return text.added(amount)
      case 'adjusted':
        return text.adjusted(number(outcome.granted), amount)
      case 'refused':
        return text.refused(amount, failureText(outcome.reason))
      case 'delayed':
        return text.delayed(amount)
      case undefined:
        return text.pending(amount)
    }
  }
  return (
    <>
      <span className="gz-visually-hidden">{text.item(row.name, row.itemName)}: </span>
      {words()}
    </>
  )
}

/**
 * The items whose rows are not on the page, and that have a quantity or were not added in full. Renders nothing without
 * such items.
 */
function AddItemsOthers({ className, ...props }: Omit<ComponentPropsWithRef<'section'>, 'children'>) {
  const { others, text } = useAddItems('Others')
  const id = useId()
  if (others.length === 0) return null
  return (
    <section {...props} aria-labelledby={id} className={cx('gz-add-items-others', className)}>
      <h2 id={id}>{text.others}</h2>
      <ul>
        {others.map((row) => (
          <li key={row.itemId}>
            <span>{text.item(row.name, row.itemName)}</span>
            <AddItemsQuantity row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Accepts the attributes of its form. @selector [data-empty] no row has a quantity */
export interface AddItemsSubmitProps extends Omit<ComponentPropsWithRef<'form'>, 'id' | 'onSubmit' | 'children'> {}

/**
 * The button that adds every item with a quantity. Enter in a quantity field presses it. Renders nothing while there
 * are no rows.
 */
function AddItemsSubmit({ className, ...props }: AddItemsSubmitProps) {
  const { submit, count, subtotal, isEmpty, formId, text } = useAddItems('Submit')
  const { number, money } = useFormats()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  if (isEmpty) return null
  return (
    <form
      {...props}
      id={formId}
      onSubmit={onSubmit}
      className={cx('gz-add-items', className)}
      data-empty={count === 0 || undefined}
    >
      <p>
        {subtotal === null ? (
          text.hint
        ) : (
          <>
            {text.subtotal} <b className="gz-num">{money(subtotal)}</b>
          </>
        )}
      </p>
      <Button type="submit" aria-disabled={count === 0 || undefined}>
        {text.add(count, number(count))}
      </Button>
    </form>
  )
}

/**
 * Quantities of many items that are added in one request: a root, a quantity in the row of each item, and one button.
 * Every row shows the outcome of its item. A refused item keeps its quantity.
 *
 * @example
 * const { pending, outcomes, add } = useAddItemsToCart()
 * return (
 *   <AddItems.Root pending={pending} outcomes={outcomes} onAdd={add} shown={rows.map(({ itemId }) => itemId)}>
 *     <AddItems.Others />
 *     {rows.map((row) => <AddItems.Quantity key={row.itemId} row={row} />)}
 *     <AddItems.Submit />
 *   </AddItems.Root>
 * )
 */
export const AddItems = {
  Root: AddItemsRoot,
  Quantity: AddItemsQuantity,
  Order: AddItemsOrder,
  Others: AddItemsOthers,
  Submit: AddItemsSubmit,
}
