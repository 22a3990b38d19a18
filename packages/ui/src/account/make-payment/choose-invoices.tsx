'use client'
import type { Invoice } from '@gauze/contract'
import { type AmountError, creditKey } from '@gauze/machines/payment'
import { cents, centsFromDollars } from '@gauze/rules'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { StatusTag } from '../../product/status-tag/index.js'
import { CreditMatrix } from './credit-matrix.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentScreenProps } from './make-payment.types.js'
import { useCurrentPayment } from './payment-provider.js'
import { PaymentSteps } from './payment-steps.js'
import { PaymentSummary } from './payment-summary.js'

/** Rows that are drawn at first, and with each press of the button below them. */
const rowsAtOnce = 50

/**
 * The first screen of a payment: open invoices with the amount to pay of each, credits, and which credit pays what.
 *
 * @throws Error outside a `PaymentProvider`.
 */
export function ChooseInvoices({ hrefs }: PaymentScreenProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { data, plan, message } = useCurrentPayment()
  if (data.invoices.length === 0) {
    return (
      <EmptyState
        title={text.nothingOpen}
        actions={
          <LinkButton href={hrefs.invoices} variant="quiet">
            {text.seeInvoices}
          </LinkButton>
        }
      >
        {text.nothingOpenBody}
      </EmptyState>
    )
  }
  return (
    <>
      <PaymentSteps current="choose" />
      {message ? (
        <Banner tone="danger" title={text.failed}>
          {message}
        </Banner>
      ) : null}
      <div className="gz-with-summary gz-payment">
        <div data-slot="choices">
          <InvoiceChoice hrefs={hrefs} />
          <CreditChoice />
          <CreditMatrix />
        </div>
        <PaymentSummary>
          {plan.allocation ? (
            <LinkButton href={plan.needsCard ? hrefs.method : hrefs.review} size="l" isWide>
              {plan.needsCard ? text.toMethod : text.toReview}
            </LinkButton>
          ) : null}
          <p data-slot="note">{text.nothingYet}</p>
        </PaymentSummary>
      </div>
    </>
  )
}

function InvoiceChoice({ hrefs }: PaymentScreenProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money, number } = useFormats()
  const { data, choice, plan, choose } = useCurrentPayment()
  const [most, setMost] = useState(rowsAtOnce)
  const { invoices } = data
  const idsOf = (some: readonly Invoice[]) => some.map(({ id }) => id)
  const only = (some: readonly Invoice[]) => {
    const kept = new Set(idsOf(some))
    choose(
      idsOf(invoices).filter((id) => !kept.has(id)),
      false,
    )
    choose([...kept], true)
  }
  const overdue = invoices.filter(({ status }) => status === 'overdue')
  const count = Object.keys(choice.amounts).length
  return (
    <section className="gz-panel" aria-label={text.invoices}>
      <div data-slot="head">
        <h2>{text.invoices}</h2>
        <p role="status">
          {count === 0
            ? text.noneChosen
            : text.chosen(number(count), plan.allocation ? money(plan.allocation.applied) : '–')}
        </p>
        <div data-slot="rules">
          {overdue.length > 0 ? (
            <Button size="s" variant="quiet" onClick={() => only(overdue)}>
              {text.allOverdue}
            </Button>
          ) : null}
          <Button size="s" variant="quiet" onClick={() => only(invoices)}>
            {text.all}
          </Button>
          <Button size="s" variant="quiet" onClick={() => only([])}>
            {text.none}
          </Button>
        </div>
      </div>
      <table className="gz-payment-invoices">
        <thead>
          <tr>
            <th scope="col">{text.invoice}</th>
            <th scope="col">{text.due}</th>
            <th scope="col">{text.open}</th>
            <th scope="col">{text.payNow}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.slice(0, most).map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              invoice={invoice}
              amount={choice.amounts[invoice.id]}
              error={plan.invoiceErrors[invoice.id]}
              href={hrefs.invoice(invoice.id)}
            />
          ))}
        </tbody>
      </table>
      {most < invoices.length ? (
        <div data-slot="more">
          <p>{text.shown(number(most), number(invoices.length))}</p>
          <Button size="s" variant="plain" onClick={() => setMost(most + rowsAtOnce)}>
            {text.showMore(number(Math.min(rowsAtOnce, invoices.length - most)))}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

interface InvoiceRowProps {
  invoice: Invoice
  amount: string | undefined
  error: AmountError | undefined
  href: string
}

function InvoiceRow({ invoice, amount, error, href }: InvoiceRowProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money } = useFormats()
  const date = useDateFormat()
  const { choice, plan, choose, set } = useCurrentPayment()
  const { id, invoiceNumber, amountDue, dueDate, daysOverdue } = invoice
  const left = plan.allocation?.invoices.find((row) => row.id === id)?.left ?? cents(0)
  const errorId = `payment-error-${id}`
  const words = error ? errorText(error, text, money) : null
  return (
    <tr data-chosen={amount !== undefined || undefined}>
      <th scope="row">
        <Checkbox
          aria-label={text.pay(invoiceNumber)}
          checked={amount !== undefined}
          onChange={(isChosen) => choose([id], isChosen)}
        >
          <span className="gz-visually-hidden">{text.pay(invoiceNumber)}</span>
        </Checkbox>
        <Anchor href={href}>{invoiceNumber}</Anchor>
      </th>
      <td data-label={text.due}>
        {date(dueDate)} {daysOverdue > 0 ? <StatusTag tone="refused">{text.overdue(daysOverdue)}</StatusTag> : null}
      </td>
      <td data-label={text.open} className="gz-num">
        {money(centsFromDollars(amountDue))}
      </td>
      <td data-label={text.payNow}>
        <input
          className="gz-input"
          inputMode="decimal"
          autoComplete="off"
          aria-label={text.amountOf(invoiceNumber)}
          aria-invalid={words ? true : undefined}
          aria-describedby={words ? errorId : undefined}
          placeholder="0.00"
          value={amount ?? ''}
          onChange={(event) => set({ amounts: { ...choice.amounts, [id]: event.currentTarget.value } })}
          onBlur={() => (amount?.trim() === '' ? choose([id], false) : undefined)}
        />
        {words ? (
          <p id={errorId} data-slot="error">
            {words}
          </p>
        ) : null}
        {left > 0 ? <p data-slot="left">{text.leaves(money(left))}</p> : null}
      </td>
    </tr>
  )
}

function errorText(
  { code, most }: AmountError,
  text: typeof makePaymentMessages,
  money: ReturnType<typeof useFormats>['money'],
): string {
  if (most !== null && code === 'above-due') return text.aboveDue(money(most))
  if (most !== null && code === 'above-apply') return text.aboveApply(money(most))
  return code === 'not-positive' ? text.notPositive : text.notAnAmount
}

function CreditChoice() {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money } = useFormats()
  const date = useDateFormat()
  const { data, choice, plan, set } = useCurrentPayment()
  const ticked = new Set(choice.credits)
  const toggle = (key: string, isTicked: boolean) => {
    const credits = isTicked ? [...choice.credits, key] : choice.credits.filter((other) => other !== key)
    set({ credits, uses: null })
  }
  return (
    <section className="gz-panel" aria-label={text.credits}>
      <div data-slot="head">
        <h2>{text.credits}</h2>
        <p>{data.credits.length === 0 ? text.noCredits : text.creditsHelp}</p>
      </div>
      {data.credits.length > 0 ? (
        <ul data-slot="credits">
          {data.credits.map((credit) => {
            const key = creditKey(credit)
            const used = plan.allocation?.credits.find((one) => creditKey(one) === key)?.used
            return (
              <li key={key}>
                <Checkbox
                  checked={ticked.has(key)}
                  onChange={(isTicked) => toggle(key, isTicked)}
                  aside={
                    used === undefined ? money(credit.available) : text.creditUsed(money(used), money(credit.available))
                  }
                >
                  {text.pickCredit(credit.number)}
                  <span data-slot="about">{text.creditAbout(credit.about, date(credit.date))}</span>
                </Checkbox>
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
