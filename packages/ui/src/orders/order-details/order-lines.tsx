'use client'
import type { OrderLine, SalesOrderDetails } from '@gauze/contract'
import { centsFromDollars, exactUnitPrice, isPriced, nameWithVariant } from '@gauze/rules'
import { useId } from 'react'
import { IconButton } from '../../actions/icon-button/index.js'
import { AddedOutcome, type ItemsAddition, type ItemsAdditionLine } from '../../catalog/added-items/index.js'
import { useFormats } from '../../formats/index.js'
import { Mark, ReorderIcon } from '../../icons/index.js'
import { tableRoles as roles } from '../../internal/table-roles.js'
import { useMessages } from '../../messages/index.js'
import { LineItem } from '../../records/line-item/index.js'
import { recordDetailsMessages } from '../../records/record-details/index.js'
import { useRoutes } from '../../routes/index.js'
import type { OrderDetailsMessages } from './order-details.messages.js'

export interface OrderLinesProps {
  order: SalesOrderDetails
  text: OrderDetailsMessages
  addition: ItemsAddition | undefined
}

/** The lines of an order in rows of one height: of an order that has shipped in part, the lines still to come first. */
export function OrderLines({ order, text, addition }: OrderLinesProps) {
  const id = useId()
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const { number } = useFormats()
  const { lines } = order
  const rows = lines.map((line) => ({ line, state: stateOf(line, order) }))
  const sorted = rows.toSorted((one, other) => ranks.indexOf(one.state) - ranks.indexOf(other.state))
  return (
    <section className="gz-panel gz-order-lines" data-slot="lines">
      <h2 id={id}>{text.lineCount(lines.length, number(lines.length))}</h2>
      <table aria-labelledby={id} {...roles.table} className="gz-line-table">
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader}>{shared.item}</th>
            <th {...roles.columnHeader}>{text.ordered}</th>
            <th {...roles.columnHeader}>{text.where}</th>
            <th {...roles.columnHeader} data-num>
              {shared.price}
            </th>
            <th {...roles.columnHeader} data-num>
              {shared.total}
            </th>
            {addition ? <td {...roles.cell} /> : null}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {sorted.map(({ line, state }) => (
            <LineRow key={line.id} line={line} state={state} text={text} addition={addition} />
          ))}
        </tbody>
      </table>
    </section>
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

interface LineRowProps extends Pick<OrderLinesProps, 'text' | 'addition'> {
  line: OrderLine
  state: LineState
}

function LineRow({ line, state, text, addition }: LineRowProps) {
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const routes = useRoutes()
  const { money, exactPrice, number } = useFormats()
  const { price, conversionRate, lineTotal, urlComponent, unitLabel } = line
  const amount = text.amount(number(line.quantity), unitLabel)
  const outcome = addition ? <AddedOutcome addition={addition} itemId={line.itemId} unit={line.unit} /> : null
  return (
    <tr {...roles.row} className="gz-line-row" data-state={state}>
      <th {...roles.rowHeader}>
        <LineItem item={line} href={urlComponent === null ? null : routes.product(urlComponent)}>
          <span className="gz-line-facts">
            <span data-slot="amount">{amount}</span> <span>{shared.mpn(line.mpn)}</span>{' '}
            <span>{shared.itemNumber(line.itemName)}</span>
          </span>
        </LineItem>
        {outcome}
      </th>
      <td {...roles.cell} data-slot="ordered">
        {amount}
      </td>
      <td {...roles.cell} data-slot="where">
        {state === 'none' ? null : (
          <span>
            <Mark shape={marks[state]} />{' '}
            {state === 'part' || (state === 'backordered' && line.quantityFulfilled > 0)
              ? text.partShipped(number(line.quantityFulfilled), number(line.quantity))
              : text.states[state]}
          </span>
        )}
      </td>
      <td {...roles.cell} data-slot="price" data-num>
        {isPriced(price) ? exactPrice(exactUnitPrice({ price, conversionRate })) : '–'}
      </td>
      <td {...roles.cell} data-line="end" data-slot="total" data-num>
        {lineTotal === null ? '–' : money(centsFromDollars(lineTotal))}
      </td>
      {addition ? (
        <td {...roles.cell} data-line="end">
          <IconButton
            label={text.reorder}
            aria-label={text.reorderOne(nameWithVariant(line.name, line.matrixDetails))}
            onClick={() => addition.add([lineToAdd(line)])}
          >
            <ReorderIcon />
          </IconButton>
        </td>
      ) : null}
    </tr>
  )
}
