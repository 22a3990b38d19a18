'use client'
import type { OrderLine, SalesOrderDetails } from '@gauze/contract'
import { nameWithVariant } from '@gauze/rules'
import { IconButton } from '../../actions/icon-button/index.js'
import { AddedOutcome, type ItemsAddition, type ItemsAdditionLine } from '../../catalog/added-items/index.js'
import { useFormats } from '../../formats/index.js'
import { Mark, ReorderIcon } from '../../icons/index.js'
import { SoldLines } from '../../records/sold-lines/index.js'
import type { OrderDetailsMessages } from './order-details.messages.js'

export interface OrderLinesProps {
  order: SalesOrderDetails
  text: OrderDetailsMessages
  addition: ItemsAddition | undefined
}

/** The lines of an order in rows of one height: of an order that has shipped in part, the lines still to come first. */
export function OrderLines({ order, text, addition }: OrderLinesProps) {
  const { lines } = order
  const of = (line: OrderLine) => stateOf(line, order)
  const sorted = lines.toSorted((one, other) => ranks.indexOf(of(one)) - ranks.indexOf(of(other)))
  return (
    <SoldLines
      lines={sorted}
      amountLabel={text.ordered}
      hasPrices
      state={{ label: text.where, of, cell: (line) => <Where line={line} state={of(line)} text={text} /> }}
      below={(line) => (addition ? <AddedOutcome addition={addition} itemId={line.itemId} unit={line.unit} /> : null)}
      action={
        addition
          ? (line) => (
              <IconButton
                label={text.reorder}
                aria-label={text.reorderOne(nameWithVariant(line.name, line.matrixDetails))}
                onClick={() => addition.add([lineToAdd(line)])}
              >
                <ReorderIcon />
              </IconButton>
            )
          : undefined
      }
    />
  )
}

/** Where the goods of a line are. */
type LineState = 'backordered' | 'part' | 'open' | 'shipped' | 'delivered' | 'none'

/** The order of the lines. */
const ranks: readonly LineState[] = ['backordered', 'part', 'open', 'shipped', 'delivered', 'none']

/** How far a line has come: nothing is said about an order that waits, or that was given up. */
function stateOf(
  { backordered = 0, quantityFulfilled, quantity }: OrderLine,
  { status }: SalesOrderDetails,
): LineState {
  if (status === 'Rejected' || status === 'Cancelled' || status === 'Pending Approval') return 'none'
  if (quantityFulfilled >= quantity) return status === 'Delivered' ? 'delivered' : 'shipped'
  if (backordered > 0) return 'backordered'
  return quantityFulfilled > 0 ? 'part' : 'open'
}

const marks = {
  backordered: 'triangle',
  part: 'triangle',
  open: 'ring',
  shipped: 'dot',
  delivered: 'dot',
} as const

/** A line as the cart takes it. */
export function lineToAdd({ itemId, unit, quantity, name, matrixDetails, unitLabel }: OrderLine): ItemsAdditionLine {
  return { itemId, unit, quantity, name: nameWithVariant(name, matrixDetails), unitLabel }
}

interface WhereProps extends Pick<OrderLinesProps, 'text'> {
  line: OrderLine
  state: LineState
}

function Where({ line: { quantityFulfilled, quantity }, state, text }: WhereProps) {
  const { number } = useFormats()
  if (state === 'none') return null
  const isPart = state === 'part' || (state === 'backordered' && quantityFulfilled > 0)
  return (
    <span>
      <Mark shape={marks[state]} />{' '}
      {isPart ? text.partShipped(number(quantityFulfilled), number(quantity)) : text.states[state]}
    </span>
  )
}
