'use client'
import { amountText, creditKey, type PaymentCredit, readAmount } from '@gauze/machines/payment'
import { type CreditUse, cents } from '@gauze/rules'
import { useState } from 'react'
import { useFormats } from '../../formats/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import { useCurrentPayment } from './payment-provider.js'

function isUseOf(use: CreditUse, invoiceId: number, { kind, id }: PaymentCredit) {
  return use.invoiceId === invoiceId && use.kind === kind && use.creditId === id
}

/** The rows of a large payment that are drawn: the first ones, which take the credits. */
const mostRows = 100

/** Which credit pays which invoice, before paying: invoices down, credits across. By hand, the cells are fields. */
export function CreditMatrix() {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money } = useFormats()
  const { data, choice, plan, set } = useCurrentPayment()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const ticked = new Set(choice.credits)
  const credits = data.credits.filter((credit) => ticked.has(creditKey(credit)))
  const { allocation, creditProblems } = plan
  const isByHand = choice.uses !== null
  const invoices = data.invoices.filter(({ id }) => choice.amounts[id] !== undefined)
  if (credits.length === 0 || invoices.length === 0) return null
  const uses = choice.uses ?? allocation?.uses ?? []
  const switchTo = (how: 'oldest' | 'hand') => {
    setTyped({})
    set({ uses: how === 'hand' ? uses : null })
  }
  const enter = (invoiceId: number, credit: PaymentCredit, value: string) => {
    setTyped({ ...typed, [`${invoiceId} ${creditKey(credit)}`]: value })
    const amount = value.trim() === '' ? cents(0) : readAmount(value)
    if (amount === null) return
    const others = uses.filter((use) => !isUseOf(use, invoiceId, credit))
    const { kind, id: creditId } = credit
    set({ uses: amount > 0 ? [...others, { invoiceId, kind, creditId, amount }] : others })
  }
  const problemText = ({ of, id, code, most }: (typeof creditProblems)[number]) => {
    const name = data.credits.find((credit) => credit.kind === of && credit.id === id)?.number ?? ''
    return code === 'above-available' ? text.aboveAvailable(name, money(most)) : text.notPositive
  }
  return (
    <div className="gz-panel gz-credit-matrix">
      <div data-slot="head">
        <h2>{text.which}</h2>
        <RadioGroup
          label={text.how}
          options={[
            { value: 'oldest', label: text.oldestFirst },
            { value: 'hand', label: text.byHand },
          ]}
          value={isByHand ? 'hand' : 'oldest'}
          onChange={switchTo}
        />
      </div>
      {creditProblems.length > 0 ? (
        <ul role="alert" data-slot="problems">
          {creditProblems.map((problem) => (
            <li key={`${problem.of} ${problem.id}`}>{problemText(problem)}</li>
          ))}
        </ul>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus */}
      <section data-slot="scroll" aria-label={text.which} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.invoice}</th>
              <th scope="col">{text.payNow}</th>
              {credits.map((credit) => (
                <th key={creditKey(credit)} scope="col">
                  {credit.number}
                </th>
              ))}
              <th scope="col">{text.charged}</th>
              <th scope="col">{text.left}</th>
            </tr>
          </thead>
          <tbody>
            {invoices.slice(0, mostRows).map((invoice) => {
              const row = allocation?.invoices.find(({ id }) => id === invoice.id)
              return (
                <tr key={invoice.id}>
                  <th scope="row">{invoice.invoiceNumber}</th>
                  <td className="gz-num">{row ? money(row.apply) : '–'}</td>
                  {credits.map((credit) => {
                    const key = `${invoice.id} ${creditKey(credit)}`
                    const amount = uses.find((use) => isUseOf(use, invoice.id, credit))?.amount ?? 0
                    const shown = typed[key] ?? (amount > 0 ? amountText(amount) : '')
                    return (
                      <td key={key} className="gz-num">
                        {isByHand ? (
                          <input
                            className="gz-input"
                            inputMode="decimal"
                            aria-label={text.creditFor(credit.number, invoice.invoiceNumber)}
                            aria-invalid={(shown !== '' && readAmount(shown) === null) || undefined}
                            value={shown}
                            onChange={(event) => enter(invoice.id, credit, event.currentTarget.value)}
                          />
                        ) : amount > 0 ? (
                          money(cents(amount))
                        ) : (
                          '–'
                        )}
                      </td>
                    )
                  })}
                  <td className="gz-num">{row ? money(row.charged) : '–'}</td>
                  <td className="gz-num">{row ? money(row.left) : '–'}</td>
                </tr>
              )
            })}
          </tbody>
          {allocation ? (
            <tfoot>
              <tr>
                <th scope="row">{text.used}</th>
                <td className="gz-num">{money(allocation.applied)}</td>
                {allocation.credits.map((credit) => (
                  <td key={creditKey(credit)} className="gz-num">
                    {money(credit.used)}
                    <small>{text.ofCredit(money(credit.available))}</small>
                  </td>
                ))}
                <td className="gz-num">{money(allocation.charged)}</td>
                <td />
              </tr>
            </tfoot>
          ) : null}
        </table>
      </section>
    </div>
  )
}
