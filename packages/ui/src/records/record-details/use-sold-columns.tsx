'use client'
import { centsFromDollars, exactUnitPrice, isPriced, type WirePrice } from '@gauze/rules'
import type { ReactNode } from 'react'
import { useFormats } from '../../formats/index.js'
import { useMessages } from '../../messages/index.js'
import { recordDetailsMessages } from './record-details.messages.js'
import { RecordItem, type RecordItemProps } from './record-item.js'
import type { RecordColumn } from './record-table.js'

/** The columns of lines with sold items. */
interface SoldColumns<Line> {
  readonly item: RecordColumn<Line>
  readonly unit: RecordColumn<{ readonly unitLabel: string }>
  readonly quantity: RecordColumn<{ readonly quantity: number }>
  readonly price: RecordColumn<{ readonly price: WirePrice; readonly conversionRate: number }>
  readonly total: RecordColumn<{ readonly lineTotal: number | null }>
}

/**
 * The columns that tables of sold items share; a page picks its columns from them.
 *
 * @param below buttons and news below an item
 * @example
 * const { item, unit, quantity, total } = useSoldColumns<InvoiceLine>()
 * return <RecordTable caption="Items" rows={lines} columns={[item, unit, quantity, total]} />
 */
export function useSoldColumns<Line extends RecordItemProps['line']>(
  below?: (line: Line) => ReactNode,
): SoldColumns<Line> {
  const text = useMessages('recordDetails', recordDetailsMessages)
  const { money, exactPrice, number } = useFormats()
  return {
    item: { label: text.item, cell: (line) => <RecordItem line={line}>{below?.(line)}</RecordItem> },
    unit: { label: text.unit, cell: ({ unitLabel }) => unitLabel, slot: 'unit' },
    quantity: { label: text.quantity, cell: ({ quantity }) => number(quantity), isNumber: true },
    price: {
      label: text.price,
      cell: ({ price, conversionRate }) =>
        isPriced(price) ? exactPrice(exactUnitPrice({ price, conversionRate })) : '–',
      isNumber: true,
    },
    total: {
      label: text.total,
      cell: ({ lineTotal }) => (lineTotal === null ? '–' : money(centsFromDollars(lineTotal))),
      isNumber: true,
      slot: 'total',
    },
  }
}
