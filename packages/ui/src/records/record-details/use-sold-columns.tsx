'use client'
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
}

/**
 * The columns that tables of sold items share; a page picks its columns from them.
 *
 * @example
 * const { item, unit, quantity } = useSoldColumns<RecallLine>()
 * return <RecordTable caption="Items" rows={lines} columns={[item, unit, quantity]} />
 */
export function useSoldColumns<Line extends RecordItemProps['line']>(): SoldColumns<Line> {
  const text = useMessages('recordDetails', recordDetailsMessages)
  const { number } = useFormats()
  return {
    item: { label: text.item, cell: (line) => <RecordItem line={line} /> },
    unit: { label: text.unit, cell: ({ unitLabel }) => unitLabel, slot: 'unit' },
    quantity: { label: text.quantity, cell: ({ quantity }) => number(quantity), isNumber: true },
  }
}
