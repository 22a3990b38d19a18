'use client'
import type { ApprovalOrder, SalesOrderDetails } from '@gauze/contract'
import { centsFromDollars, exactUnitPrice, isPriced, lineTotal, nameWithVariant, sumCents } from '@gauze/rules'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../../actions/icon-button/index.js'
import { useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { ChevronDownIcon, Mark, ReorderIcon, TrashIcon } from '../../icons/index.js'
import { tableRoles as roles } from '../../internal/table-roles.js'
import { LineItem } from '../../records/line-item/index.js'
import { useRoutes } from '../../routes/index.js'
import type { OrderApprovalsMessages } from './order-approvals.messages.js'

export type Line = SalesOrderDetails['lines'][number]

/** Orders with at most this many lines show all of them. */
const ALL_SHOWN = 6

/** A line with at least this share of the order's subtotal needs a look. */
const GREAT_SHARE = 0.1

export interface ApprovalLinesProps {
  waiting: ApprovalOrder
  order: SalesOrderDetails
  /** The changed quantities by the id of their line; 0 for a line that is left out. */
  quantities: ReadonlyMap<number, number>
  /** The order is decided: its lines are plain text. */
  isClosed: boolean
  text: OrderApprovalsMessages
  onChange: (line: Line, quantity: number) => void
  /** The totals. */
  children: ReactNode
}

/**
 * The lines of an order: first the lines that need a look, then one row for the others, which opens to rows of the same
 * height. A line keeps its place while it is changed.
 */
export function ApprovalLines({ waiting, order, quantities, isClosed, text, onChange, children }: ApprovalLinesProps) {
  const id = useId()
  const { money, number } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const [split] = useState(() => splitLines(waiting, order, quantities))
  const { first, rest } = split
  const left = order.lines.filter(({ id: line }) => quantities.get(line) !== 0)
  const changed = rest.filter(({ line }) => quantities.has(line.id)).length
  const rowOf = ({ line, reason }: (typeof first)[number]) => (
    <LineRow
      key={line.id}
      line={line}
      reason={reason}
      quantity={quantities.get(line.id) ?? line.quantity}
      isLast={left.length === 1}
      isClosed={isClosed}
      text={text}
      onChange={(quantity) => onChange(line, quantity)}
    />
  )
  const sum = sumOf(
    rest.map(({ line }) => line),
    quantities,
  )
  return (
    <section className="gz-panel" data-slot="lines" aria-labelledby={`${id}-lines`}>
      <header>
        <h3 id={`${id}-lines`}>
          {rest.length === 0
            ? text.lineCount(order.lines.length, number(order.lines.length))
            : text.linesToLook(first.length, number(first.length))}
        </h3>
        {isClosed ? null : <p>{text.linesHint}</p>}
      </header>
      <table aria-labelledby={`${id}-lines`} {...roles.table} className="gz-line-table">
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader}>{text.item}</th>
            <th {...roles.columnHeader}>{text.look}</th>
            <th {...roles.columnHeader}>{text.quantity}</th>
            <th {...roles.columnHeader} data-num>
              {text.total}
            </th>
            <td {...roles.cell} />
          </tr>
        </thead>
        <tbody {...roles.group}>{first.map(rowOf)}</tbody>
        {rest.length > 0 ? (
          <>
            <tbody {...roles.group} data-slot="rest">
              <tr {...roles.row}>
                <td {...roles.cell} colSpan={5}>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `${id}-rest` : undefined}
                    onClick={() => setOpen(!isOpen)}
                  >
                    <span data-slot="number" aria-hidden="true">
                      {number(rest.length)}
                    </span>
                    <span data-slot="words">
                      <b>{text.otherLines(rest.length, number(rest.length))}</b>
                      <span>{changed > 0 ? text.restChanged(number(changed)) : text.restHint}</span>
                    </span>
                    {sum === null ? null : <b data-num>{money(sum)}</b>}
                    <ChevronDownIcon size={18} />
                  </button>
                </td>
              </tr>
            </tbody>
            {isOpen ? (
              <tbody {...roles.group} id={`${id}-rest`}>
                {rest.map(rowOf)}
              </tbody>
            ) : null}
          </>
        ) : null}
      </table>
      {children}
    </section>
  )
}

/** Why a line needs a look. */
type Reason =
  | { readonly kind: 'overLimit'; readonly limit: number }
  | { readonly kind: 'backordered' }
  | { readonly kind: 'share'; readonly percent: number }

/** The order of the lines that need a look. */
const kinds: readonly Reason['kind'][] = ['overLimit', 'backordered', 'share']

function reasonOf(line: Line, limit: number | null, { lines, subtotal }: SalesOrderDetails): Reason | undefined {
  const { lineTotal: sum, backordered = 0 } = line
  if (limit !== null && limit > 0 && sum !== null && sum > limit) return { kind: 'overLimit', limit }
  if (backordered > 0) return { kind: 'backordered' }
  // In a short order, each line is a great part of it.
  if (lines.length <= ALL_SHOWN || sum === null || subtotal === null || sum < subtotal * GREAT_SHARE) return undefined
  return { kind: 'share', percent: Math.round((sum / subtotal) * 100) }
}

function splitLines(waiting: ApprovalOrder, order: SalesOrderDetails, quantities: ReadonlyMap<number, number>) {
  const ranked = order.lines.map((line) => {
    const reason = reasonOf(line, waiting.approvalLimit, order)
    const rank = quantities.has(line.id) ? -1 : reason === undefined ? kinds.length : kinds.indexOf(reason.kind)
    return { line, reason, rank }
  })
  const sorted = ranked.toSorted((one, other) => one.rank - other.rank)
  const isFirst = ({ rank }: (typeof ranked)[number]) => order.lines.length <= ALL_SHOWN || rank < kinds.length
  return { first: sorted.filter(isFirst), rest: sorted.filter((one) => !isFirst(one)) }
}

/** The sum of lines in cents, with changed quantities; null unless each of them has a price. */
function sumOf(lines: readonly Line[], quantities: ReadonlyMap<number, number>) {
  const sums = lines.flatMap(({ id, price, conversionRate, quantity }) =>
    isPriced(price) ? [lineTotal({ price, conversionRate, quantity: quantities.get(id) ?? quantity })] : [],
  )
  return sums.length === lines.length ? sumCents(sums) : null
}

interface LineRowProps {
  line: Line
  reason: Reason | undefined
  quantity: number
  /** The only line that is left. */
  isLast: boolean
  isClosed: boolean
  text: OrderApprovalsMessages
  onChange: (quantity: number) => void
}

function LineRow({ line, reason, quantity, isLast, isClosed, text, onChange }: LineRowProps) {
  const { exactPrice, money, number } = useFormats()
  const routes = useRoutes()
  const { price, conversionRate } = line
  const name = nameWithVariant(line.name, line.matrixDetails)
  const isOut = quantity === 0
  const isChanged = quantity !== line.quantity
  const total = isPriced(price) ? money(lineTotal({ price, conversionRate, quantity })) : '–'
  const unitPrice = isPriced(price) ? exactPrice(exactUnitPrice({ price, conversionRate })) : '–'
  return (
    <tr
      {...roles.row}
      className="gz-line-row"
      data-changed={isChanged || undefined}
      data-look={isChanged || reason !== undefined || undefined}
    >
      <th {...roles.rowHeader}>
        <LineItem item={line} href={line.urlComponent === null ? null : routes.product(line.urlComponent)}>
          <span className="gz-line-facts">
            <span>{text.mpn(line.mpn)}</span> <b>{total}</b> <span>{line.unitLabel}</span> <span>{unitPrice}</span>{' '}
            <span>{text.itemNumber(line.itemName)}</span>
          </span>
        </LineItem>
      </th>
      <td {...roles.cell} data-slot="look">
        {isChanged ? (
          <span data-tone="notice">
            <Mark shape="triangle" />{' '}
            {isOut ? text.leftOutOf(number(line.quantity)) : text.was(number(line.quantity), number(quantity))}
          </span>
        ) : (
          <Look reason={reason} text={text} />
        )}
      </td>
      <td {...roles.cell} data-line="end" data-slot="amount">
        {isOut || isClosed ? (
          <span>{isOut ? text.leftOut : number(quantity)}</span>
        ) : (
          <QuantityField size="s" itemName={name} value={quantity} onChange={onChange} />
        )}
      </td>
      <td {...roles.cell} data-slot="sum" data-num>
        {total}
      </td>
      <td {...roles.cell} data-line="end">
        {isClosed || (isLast && !isOut) ? null : (
          <IconButton
            label={isOut ? text.putBack : text.remove}
            aria-label={isOut ? text.putBackOf(name) : text.removeOf(name)}
            onClick={() => onChange(isOut ? line.quantity : 0)}
          >
            {isOut ? <ReorderIcon /> : <TrashIcon />}
          </IconButton>
        )}
      </td>
    </tr>
  )
}

function Look({ reason, text }: Pick<LineRowProps, 'reason' | 'text'>) {
  const { money, number } = useFormats()
  if (reason === undefined) return null
  if (reason.kind === 'overLimit') {
    return (
      <span data-tone="refused">
        <Mark shape="cross" /> {text.lineOverLimit(money(centsFromDollars(reason.limit)))}
      </span>
    )
  }
  return (
    <span data-tone="notice">
      <Mark shape="triangle" />{' '}
      {reason.kind === 'backordered' ? text.lineBackordered : text.lineShare(number(reason.percent))}
    </span>
  )
}
