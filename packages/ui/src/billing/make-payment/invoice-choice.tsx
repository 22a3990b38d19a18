'use client'
import type { Invoice } from '@gauze/contract'
import { centsFromDollars, sumCents } from '@gauze/rules'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { useFormats } from '../../formats/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useMessages } from '../../messages/index.js'
import { InvoiceRules } from './invoice-rules.js'
import { InvoiceTable } from './invoice-table.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentHrefs } from './make-payment.types.js'
import { useCurrentPayment } from './payment-context.js'
import { RemittanceButton } from './remittance-button.js'

interface InvoiceChoiceProps {
  hrefs: PaymentHrefs
  today: string
}

/** Open invoices with the amount to pay of each: one by one, by a rule, or as a pasted remittance names them. */
export function InvoiceChoice({ hrefs, today }: InvoiceChoiceProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money, number } = useFormats()
  const { data, choice, plan, choose } = useCurrentPayment()
  const { invoices } = data
  const [find, setFind] = useState('')
  const [news, setNews] = useState('')
  const wanted = useDeferredValue(find)
  const shown = useMemo(() => findInvoices(invoices, wanted), [invoices, wanted])
  const count = Object.keys(choice.amounts).length
  const apply = (some: readonly Invoice[], isChosen: boolean, rule: string) => {
    choose(
      some.map(({ id }) => id),
      isChosen,
    )
    const many = number(some.length)
    setNews(isChosen ? text.ruleChosen(rule, many, money(dueOf(some))) : text.ruleLeft(rule, many))
  }
  const clear = () => {
    choose(
      invoices.map(({ id }) => id),
      false,
    )
    setNews('')
  }
  const counts = [number(count), number(invoices.length)] as const
  const sum = plan.allocation && money(plan.allocation.applied)
  const chosen = count === 0 ? text.noneChosen : sum ? text.chosen(...counts, sum) : text.chosenOnly(...counts)
  const found = text.found(number(shown.length), number(invoices.length))
  return (
    <section className="gz-panel gz-invoice-choice" aria-label={text.invoices}>
      <div data-slot="head">
        <h2>{text.invoices}</h2>
        <p role="status">
          {chosen}
          {news ? <span data-slot="news"> {news}</span> : null}
        </p>
      </div>
      <InvoiceRules
        invoices={invoices}
        found={wanted === '' ? invoices : shown}
        amounts={choice.amounts}
        today={today}
        onRule={apply}
        onClear={clear}
      />
      <div className="gz-invoice-find">
        <TextField
          label={text.find}
          hasOptionalMark={false}
          type="search"
          maxLength={60}
          value={find}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <RemittanceButton onApplied={setNews} />
        <p role="status">{find === '' ? '' : shown.length === 0 ? text.notFound : found}</p>
      </div>
      {shown.length > 0 ? (
        <InvoiceTable invoices={shown} hrefs={hrefs} today={today} />
      ) : (
        <Button size="s" variant="plain" onClick={() => setFind('')}>
          {text.showAll}
        </Button>
      )}
    </section>
  )
}

function dueOf(invoices: readonly Invoice[]) {
  return sumCents(invoices.map(({ amountDue }) => centsFromDollars(amountDue)))
}

/** The invoices whose number, or purchase order, has a text in it; case, spaces and dashes make no difference. */
function findInvoices(invoices: readonly Invoice[], find: string): readonly Invoice[] {
  const wanted = plainOf(find)
  if (wanted === '') return invoices
  return invoices.filter((invoice) =>
    [invoice.invoiceNumber, invoice.poNum].some((words) => plainOf(words).includes(wanted)),
  )
}

function plainOf(words: string): string {
  return words.toLowerCase().replace(/[\s#-]/g, '')
}
