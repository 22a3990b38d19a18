import type { SalesOrderDetails } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useViewed } from '../../records/record-details/index.js'
import { useRoutes } from '../../routes/index.js'
import type { OrderDetailsMessages } from './order-details.messages.js'

interface OrderInvoicesProps {
  invoices: SalesOrderDetails['invoices']
  /** Whether the page opens with them. */
  isViewed: boolean
  text: OrderDetailsMessages
}

/** The invoices of an order, each with its amount due. Renders nothing without an invoice. */
export function OrderInvoices({ invoices, isViewed, text }: OrderInvoicesProps) {
  const date = useDateFormat()
  const { money } = useFormats()
  const { invoice: hrefOf } = useRoutes()
  const viewed = useViewed(isViewed)
  if (invoices.length === 0) return null
  return (
    <section {...viewed} className="gz-panel gz-record-part" data-slot="invoices" aria-label={text.invoices}>
      <h2>{text.invoices}</h2>
      <ul>
        {invoices.map(({ id, invoiceNumber, date: issuedOn, total, amountDue }) => (
          <li key={id}>
            <Anchor href={hrefOf(id)}>{invoiceNumber}</Anchor>
            <span>
              {text.invoiced(date(issuedOn), money(centsFromDollars(total)))}
              {', '}
              {amountDue > 0 ? text.amountDue(money(centsFromDollars(amountDue))) : text.nothingDue}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
