'use client'
import { parseQuantityInput } from '@gauze/rules'
import { type ComponentPropsWithRef, type FormEvent, useId } from 'react'
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

export interface AddItemsSubmitProps extends Omit<ComponentPropsWithRef<'form'>, 'id' | 'onSubmit' | 'children'> {}

/**
 * The button that adds every item with a quantity. Enter in a quantity field presses it. Renders nothing while there
 * are no rows.
 */
function AddItemsSubmit({ className, ...props }: AddItemsSubmitProps) {
  const { submit, count, isEmpty, formId, text } = useAddItems('Submit')
  const { number } = useFormats()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  if (isEmpty) return null
  return (
    <form {...props} id={formId} onSubmit={onSubmit} className={cx('gz-add-items', className)}>
      <p>{text.hint}</p>
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
  Others: AddItemsOthers,
  Submit: AddItemsSubmit,
}
