'use client'
import type { ReorderItem } from '@gauze/contract'
import { conversionRateOf, exactUnitPrice, isPriced, lineTotal, nameWithVariant, sumCents } from '@gauze/rules'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { AddedOutcome, type ItemsAddition, type ItemsAdditionLine } from '../../catalog/added-items/index.js'
import { useDateFormat, useFormats, useWeekdayFormat } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { Mark } from '../../icons/index.js'
import { useFailureText } from '../../messages/index.js'
import { LineItem } from '../../records/line-item/index.js'
import { useRoutes } from '../../routes/index.js'
import { DeskPanel } from './desk-panel.js'
import type { OrderingDeskMessages } from './ordering-desk.messages.js'
import type { OrderingDeskProps } from './ordering-desk.types.js'

interface DueItemsProps extends Pick<OrderingDeskProps, 'items' | 'inCart' | 'pageHrefOf'> {
  /** YYYY-MM-DD */
  today: string
  addition: ItemsAddition
  text: OrderingDeskMessages
}

/**
 * The items that are due, and others that were bought lately, each with the quantity of its last order. One button adds
 * the due ones that are not in the cart.
 */
export function DueItems({ items, inCart, today, pageHrefOf, addition, text }: DueItemsProps) {
  const { money, number } = useFormats()
  const [changed, setChanged] = useState<ReadonlyMap<number, number>>(new Map())
  const quantityOf = ({ itemId, quantity }: ReorderItem) => changed.get(itemId) ?? quantity
  const offered = items.rows.filter(({ item }) => item.refusal === null)
  const due = offered.filter(({ isDue }) => isDue)
  const missing = due.filter(({ itemId }) => !inCart?.has(itemId))
  const note =
    due.length === 0
      ? text.noneDue
      : missing.length === 0
        ? text.allInCart
        : text.dueCount(missing.length, number(missing.length))
  const totals = missing.flatMap((row) => totalOf(row, quantityOf(row)) ?? [])
  const add = text.addDue(missing.length, number(missing.length))
  const addAll = totals.length === missing.length ? text.addDueFor(add, money(sumCents(totals))) : add
  return (
    <DeskPanel
      part={items}
      title={items.status === 'ready' && due.length === 0 ? text.again : text.due}
      note={note}
      more={{ label: text.allItems, href: pageHrefOf('reorder') }}
      empty={text.emptyItems}
      text={text}
      actions={
        missing.length > 0 ? (
          <Button
            isPending={inCart === null}
            onClick={() => addition.add(missing.map((row) => additionLine(row, quantityOf(row))))}
          >
            {addAll}
          </Button>
        ) : null
      }
    >
      <ul data-slot="items">
        {items.rows.map((row) => (
          <DueItem
            key={row.itemId}
            row={row}
            isInCart={inCart?.has(row.itemId) ?? false}
            today={today}
            quantity={quantityOf(row)}
            onQuantity={(quantity) => setChanged(new Map(changed).set(row.itemId, quantity))}
            addition={addition}
            text={text}
          />
        ))}
      </ul>
    </DeskPanel>
  )
}

interface DueItemProps extends Pick<DueItemsProps, 'today' | 'addition' | 'text'> {
  row: ReorderItem
  isInCart: boolean
  quantity: number
  onQuantity: (quantity: number) => void
}

function DueItem({ row, isInCart, today, quantity, onQuantity, addition, text }: DueItemProps) {
  const routes = useRoutes()
  const { exactPrice } = useFormats()
  const failureText = useFailureText()
  const { item, itemId, unit } = row
  const isDue = row.isDue && !isInCart
  const { name, matrixDetails, urlComponent, price, units, refusal } = item
  const reason = useReason(row, today, text)
  const fullName = nameWithVariant(name, matrixDetails)
  const unitLabel = units.find(({ id }) => id === unit)?.label
  const unitPrice = isPriced(price)
    ? exactPrice(exactUnitPrice({ price, conversionRate: conversionRateOf(units, unit) }))
    : null
  return (
    <li data-due={isDue || undefined}>
      <LineItem item={item} href={routes.product(urlComponent, unit)}>
        {refusal ? (
          failureText(refusal)
        ) : (
          <span data-slot="reason">
            {isDue ? <Mark shape="triangle" /> : null} {isInCart ? text.inCart : reason}
          </span>
        )}
      </LineItem>
      <span data-slot="price">
        {unitPrice ? <b>{unitPrice}</b> : null} <span>{unitLabel}</span>
      </span>
      {refusal ? null : (
        <>
          <QuantityField size="s" itemName={fullName} value={quantity} onChange={onQuantity} />
          <Button
            size="s"
            variant="quiet"
            aria-label={text.addOne(fullName)}
            onClick={() => addition.add([additionLine(row, quantity)])}
          >
            {text.add}
          </Button>
          <AddedOutcome addition={addition} itemId={itemId} unit={unit} />
        </>
      )}
    </li>
  )
}

/** Why the item is offered: its rhythm, or its latest order if it has none or the company gave the item up. */
function useReason({ rhythm, orderedOn, isDue }: ReorderItem, today: string, text: OrderingDeskMessages) {
  const day = useDateFormat()
  const weekday = useWeekdayFormat()
  const { number } = useFormats()
  if (rhythm === null || (!isDue && rhythm.dueOn < today)) return text.orderedOn(day(orderedOn))
  const { everyDays, dueOn } = rhythm
  const weeks = everyDays / 7
  const every = Number.isInteger(weeks)
    ? text.everyWeeks(weeks, number(weeks))
    : text.everyDays(everyDays, number(everyDays))
  return text.dueOn(every, weekday(dueOn), day(dueOn))
}

/** The sum of a row in cents; null for a person who may not see prices. */
function totalOf({ item, unit }: ReorderItem, quantity: number) {
  const { price, units } = item
  return isPriced(price) ? lineTotal({ price, conversionRate: conversionRateOf(units, unit), quantity }) : null
}

function additionLine({ itemId, unit, item }: ReorderItem, quantity: number): ItemsAdditionLine {
  const { specialOrder: _order, refusal: _refusal, ...preview } = item
  return {
    ...{ itemId, unit, quantity, name: nameWithVariant(item.name, item.matrixDetails) },
    unitLabel: item.units.find(({ id }) => id === unit)?.label ?? '',
    preview: { ...preview, isAddableToCart: true },
  }
}
