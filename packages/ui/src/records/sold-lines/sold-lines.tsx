'use client'
import type { OrderLine } from '@gauze/contract'
import { centsFromDollars, exactUnitPrice, isPriced } from '@gauze/rules'
import { type ReactNode, useId } from 'react'
import { useFormats } from '../../formats/index.js'
import { tableRoles as roles } from '../../internal/table-roles.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { LineItem } from '../line-item/index.js'
import { type SoldLinesMessages, soldLinesMessages } from './sold-lines.messages.js'

/** A line with a sold item. Without a price and a total it has no amounts of money. */
export interface SoldLine
  extends Pick<
      OrderLine,
      | 'id'
      | 'name'
      | 'matrixDetails'
      | 'thumbnailImage'
      | 'urlComponent'
      | 'mpn'
      | 'itemName'
      | 'quantity'
      | 'unitLabel'
    >,
    Partial<Pick<OrderLine, 'price' | 'conversionRate' | 'lineTotal'>> {}

export interface SoldLinesProps<Line extends SoldLine> {
  /** The lines that were sold. */
  lines: readonly Line[]
  /** Names the column with quantity and unit. */
  amountLabel?: string
  /** Shows the price of one unit and the total of each line. */
  hasPrices?: boolean
  /** A fact of each line that stands beside its quantity. */
  state?: { readonly label: string; readonly of: (line: Line) => string; readonly cell: (line: Line) => ReactNode }
  /** Below an item, such as the outcome of its addition. */
  below?: (line: Line) => ReactNode
  /** A button at the end of each line. */
  action?: ((line: Line) => ReactNode) | undefined
  /** Between the heading and the lines. */
  children?: ReactNode
  messages?: Partial<SoldLinesMessages>
}

/**
 * The sold items of a record in rows of one height, and on a phone in three short lines each.
 *
 * @example <SoldLines lines={invoice.lines} hasPrices />
 */
export function SoldLines<Line extends SoldLine>(props: SoldLinesProps<Line>) {
  const { lines, hasPrices = false, state, below, action, children, messages } = props
  const id = useId()
  const text = useMessages('soldLines', soldLinesMessages, messages)
  const { amountLabel = text.quantity } = props
  const routes = useRoutes()
  const { money, exactPrice, number } = useFormats()
  const priceOf = ({ price, conversionRate = 1 }: Line) =>
    price !== undefined && isPriced(price) ? exactPrice(exactUnitPrice({ price, conversionRate })) : '–'
  return (
    <section className="gz-panel gz-sold-lines" data-slot="lines">
      <h2 id={id}>{text.lineCount(lines.length, number(lines.length))}</h2>
      {children}
      <table aria-labelledby={id} {...roles.table} className="gz-line-table">
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader}>{text.item}</th>
            <th {...roles.columnHeader}>{amountLabel}</th>
            {state ? <th {...roles.columnHeader}>{state.label}</th> : null}
            {hasPrices ? (
              <>
                <th {...roles.columnHeader} data-slot="price" data-num>
                  {text.price}
                </th>
                <th {...roles.columnHeader} data-num>
                  {text.total}
                </th>
              </>
            ) : null}
            {action ? <td {...roles.cell} /> : null}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {lines.map((line) => {
            const { urlComponent, quantity, unitLabel, mpn, itemName, lineTotal } = line
            const amount = text.amount(number(quantity), unitLabel)
            return (
              <tr key={line.id} {...roles.row} className="gz-line-row" data-state={state?.of(line)}>
                <th {...roles.rowHeader}>
                  <LineItem item={line} href={urlComponent === null ? null : routes.product(urlComponent)}>
                    <span className="gz-line-facts">
                      <span data-slot="amount">{amount}</span> <span>{text.mpn(mpn)}</span>{' '}
                      <span>{text.itemNumber(itemName)}</span>
                    </span>
                  </LineItem>
                  {below?.(line)}
                </th>
                <td {...roles.cell} data-slot="ordered">
                  {amount}
                </td>
                {state ? (
                  <td {...roles.cell} data-slot="where">
                    {state.cell(line)}
                  </td>
                ) : null}
                {hasPrices ? (
                  <>
                    <td {...roles.cell} data-slot="price" data-num>
                      {priceOf(line)}
                    </td>
                    <td {...roles.cell} data-line="end" data-slot="total" data-num>
                      {lineTotal === null || lineTotal === undefined ? '–' : money(centsFromDollars(lineTotal))}
                    </td>
                  </>
                ) : null}
                {action ? (
                  <td {...roles.cell} data-line="end">
                    {action(line)}
                  </td>
                ) : null}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
