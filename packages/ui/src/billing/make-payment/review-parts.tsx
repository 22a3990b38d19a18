import { creditKey } from '@gauze/machines/billing'
import type { CreditAllocation } from '@gauze/rules'
import { useFormats } from '../../formats/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import { useCurrentPayment } from './payment-context.js'

/** The invoices and the credits that the review lists; the summary counts all. */
const mostRows = 50

/** Each invoice of the payment: its paid amount, the part of credits in that, and the amount that stays open. */
export function ReviewInvoices({ allocation }: { allocation: CreditAllocation }) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money, number } = useFormats()
  const { data } = useCurrentPayment()
  const numbers = new Map(data.invoices.map(({ id, invoiceNumber }) => [id, invoiceNumber]))
  const hasCredits = allocation.credited > 0
  const more = allocation.invoices.length - mostRows
  return (
    <>
      <table className="gz-review-rows">
        <caption className="gz-visually-hidden">{text.invoices}</caption>
        <thead>
          <tr>
            <th scope="col">{text.invoice}</th>
            <th scope="col" className="gz-num">
              {text.paidNow}
            </th>
            {hasCredits ? (
              <th scope="col" className="gz-num">
                {text.byCredits}
              </th>
            ) : null}
            <th scope="col" className="gz-num">
              {text.staysOpen}
            </th>
          </tr>
        </thead>
        <tbody>
          {allocation.invoices.slice(0, mostRows).map(({ id, apply, credited, left }) => (
            <tr key={id}>
              <th scope="row">{numbers.get(id)}</th>
              <td className="gz-num" data-label={text.paidNow}>
                {money(apply)}
              </td>
              {hasCredits ? (
                <td className="gz-num" data-label={text.byCredits}>
                  {money(credited)}
                </td>
              ) : null}
              <td className="gz-num" data-label={text.staysOpen}>
                {money(left)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p>{text.andMore(number(more))}</p> : null}
    </>
  )
}

/** Each used credit, and how much of it is used. */
export function ReviewCredits({ allocation }: { allocation: CreditAllocation }) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money, number } = useFormats()
  const { data } = useCurrentPayment()
  const numbers = new Map(data.credits.map((credit) => [creditKey(credit), credit.number]))
  const used = allocation.credits.filter((credit) => credit.used > 0)
  const more = used.length - mostRows
  return (
    <ul aria-label={text.credits}>
      {used.slice(0, mostRows).map((credit) => (
        <li key={creditKey(credit)}>
          {numbers.get(creditKey(credit))}: {text.creditUsed(money(credit.used), money(credit.available))}
        </li>
      ))}
      {more > 0 ? <li>{text.andMore(number(more))}</li> : null}
    </ul>
  )
}
