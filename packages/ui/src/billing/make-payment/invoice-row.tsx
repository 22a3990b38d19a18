'use client'
import type { Invoice } from '@gauze/contract'
import { type AmountError, amountText, readAmount } from '@gauze/machines/billing'
import { cents, centsFromDollars } from '@gauze/rules'
import { memo, type RefCallback } from 'react'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { unbroken } from '../../internal/unbroken.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type MakePaymentMessages, makePaymentMessages } from './make-payment.messages.js'
import type { PaymentHrefs } from './make-payment.types.js'
import type { PaymentActions } from './payment-context.js'

/** An invoice that is due within so many days is marked. */
const soon = 7

interface InvoiceRowProps extends Pick<PaymentActions, 'choose' | 'setAmount'> {
  invoice: Invoice
  /** The place of the row in the list, from 0. */
  index: number
  /** The typed amount; an invoice without one is not chosen. */
  amount: string | undefined
  errorCode: AmountError['code'] | undefined
  /** The most that would be right. */
  most: AmountError['most']
  hrefs: PaymentHrefs
  today: string
  /** Takes the row, whose height depends on its texts. */
  measure: RefCallback<HTMLTableRowElement>
}

/** One open invoice. A choice draws only its own row again, so every prop stays the same until the row changes. */
export const InvoiceRow = memo(function InvoiceRow(props: InvoiceRowProps) {
  const { invoice, index, amount, errorCode, most, hrefs, today, choose, setAmount, measure } = props
  const text = useMessages('makePayment', makePaymentMessages)
  const { money } = useFormats()
  const date = useDateFormat()
  const { id, invoiceNumber, amountDue, dueDate, poNum } = invoice
  const due = centsFromDollars(amountDue)
  const apply = amount === undefined ? null : readAmount(amount)
  const errorId = `payment-error-${id}`
  const error = errorCode === undefined ? null : errorText(errorCode, most, text, money)
  const left = apply !== null && error === null ? due - apply : 0
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} data-chosen={amount !== undefined || undefined}>
      <th scope="row">
        <div data-slot="name">
          <Checkbox
            aria-label={text.pay(invoiceNumber)}
            checked={amount !== undefined}
            onChange={(isChosen) => choose([id], isChosen)}
          >
            <span className="gz-visually-hidden">{text.pay(invoiceNumber)}</span>
          </Checkbox>
          <span>
            <Anchor href={hrefs.invoice(id)}>{unbroken(invoiceNumber)}</Anchor>
            {poNum ? <small>{text.poNumber(poNum)}</small> : null}
          </span>
        </div>
      </th>
      <td data-label={text.due}>{date(dueDate)}</td>
      <td data-slot="status">
        <DueTag invoice={invoice} today={today} text={text} />
      </td>
      <td data-label={text.open} className="gz-num">
        {money(due)}
      </td>
      <td data-label={text.payNow} data-slot="pay">
        <input
          className="gz-input"
          inputMode="decimal"
          autoComplete="off"
          aria-label={text.amountOf(invoiceNumber)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder="0.00"
          value={amount ?? ''}
          onChange={(event) => setAmount(id, event.currentTarget.value)}
          onBlur={() => {
            if (amount?.trim() === '') choose([id], false)
            else if (apply !== null && amount !== amountText(apply)) setAmount(id, amountText(apply))
          }}
        />
        {error ? (
          <p id={errorId} role="alert" data-slot="error">
            {error}
          </p>
        ) : null}
        {left > 0 ? <p data-slot="left">{text.leaves(money(cents(left)))}</p> : null}
      </td>
    </tr>
  )
})

interface DueTagProps {
  invoice: Invoice
  today: string
  text: MakePaymentMessages
}

function DueTag({ invoice: { dueDate, daysOverdue }, today, text }: DueTagProps) {
  if (daysOverdue > 0) return <StatusTag tone="refused">{text.overdue(daysOverdue)}</StatusTag>
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / 86_400_000)
  if (days >= 0 && days <= soon) return <StatusTag tone="notice">{text.dueIn(days)}</StatusTag>
  return <StatusTag tone="neutral">{text.notDue}</StatusTag>
}

function errorText(
  code: AmountError['code'],
  most: AmountError['most'],
  text: MakePaymentMessages,
  money: ReturnType<typeof useFormats>['money'],
): string {
  if (most !== null && code === 'above-due') return text.aboveDue(money(most))
  if (most !== null && code === 'above-apply') return text.aboveApply(money(most))
  return code === 'not-positive' ? text.notPositive : text.notAnAmount
}
