'use client'
import type { Invoice } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import { InvoiceRow } from './invoice-row.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentHrefs } from './make-payment.types.js'
import { useCurrentPayment } from './payment-context.js'
import { useRowWindow } from './use-row-window.js'

/** A space is no row for a screen reader, which counts rows by their indexes. */
const noRow = { 'aria-hidden': true } as const

interface InvoiceTableProps {
  /** At least one. */
  invoices: readonly Invoice[]
  hrefs: PaymentHrefs
  today: string
}

/** The rows of open invoices, of which only the ones in view are drawn. */
export function InvoiceTable({ invoices, hrefs, today }: InvoiceTableProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { choice, plan, choose, setAmount } = useCurrentPayment()
  const { rows, measure, scroller } = useRowWindow(invoices.length)
  return (
    <div {...scroller} className="gz-payment-invoices">
      <table aria-label={text.invoices} aria-rowcount={invoices.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{text.invoice}</th>
            <th scope="col">{text.due}</th>
            <th scope="col">{text.status}</th>
            <th scope="col" className="gz-num">
              {text.open}
            </th>
            <th scope="col" className="gz-num">
              {text.payNow}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            if (row.kind === 'space') {
              return (
                <tr key={row.key} {...noRow} data-slot="space">
                  <td colSpan={5} style={{ height: row.height }} />
                </tr>
              )
            }
            const invoice = invoices[row.index]
            if (invoice === undefined) return null
            const error = plan.invoiceErrors[invoice.id]
            return (
              <InvoiceRow
                key={invoice.id}
                invoice={invoice}
                index={row.index}
                amount={choice.amounts[invoice.id]}
                errorCode={error?.code}
                most={error?.most ?? null}
                {...{ hrefs, today, choose, setAmount, measure }}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
