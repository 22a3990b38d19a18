'use client'
import { amountText, creditKey, creditUseKey, type PaymentCredit, readAmount } from '@gauze/machines/billing'
import { cents } from '@gauze/rules'
import { useId } from 'react'
import { useFormats } from '../../formats/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import { useCurrentPayment } from './payment-context.js'

/** The rows of a large payment that are drawn: the first ones, which take the credits. */
const mostRows = 100

/** Which credit pays which invoice, before paying: invoices down, credits across. By hand, the cells are fields. */
export function CreditMatrix() {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money } = useFormats()
  const { data, choice, plan, set } = useCurrentPayment()
  const baseId = useId()
  const ticked = new Set(choice.credits)
  const credits = data.credits.filter((credit) => ticked.has(creditKey(credit)))
  const { allocation, creditProblems, useErrors } = plan
  const isByHand = choice.uses !== null
  const invoices = data.invoices.filter(({ id }) => choice.amounts[id] !== undefined)
  if (credits.length === 0 || invoices.length === 0) return null
  const allocated = allocation?.uses ?? []
  const uses = choice.uses ?? allocated.map((use) => ({ ...use, amount: amountText(use.amount) }))
  const amounts = new Map(uses.map((use) => [creditUseKey(use), use.amount]))
  const enter = (invoiceId: number, { kind, id: creditId }: PaymentCredit, amount: string) => {
    const use = { invoiceId, kind, creditId, amount }
    const others = uses.filter((other) => creditUseKey(other) !== creditUseKey(use))
    set({ uses: amount === '' ? others : [...others, use] })
  }
  const problemId = (credit: PaymentCredit) => `${baseId}-${creditKey(credit).replace(' ', '-')}`
  const problemOf = (credit: PaymentCredit) =>
    creditProblems.some(({ of, id }) => of === credit.kind && id === credit.id) ? problemId(credit) : undefined
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
          onChange={(how) => set({ uses: how === 'hand' ? uses : null })}
        />
      </div>
      {creditProblems.length > 0 ? (
        <ul role="alert" data-slot="problems">
          {credits.filter(problemOf).map((credit) => (
            <li key={creditKey(credit)} id={problemOf(credit)}>
              {text.aboveAvailable(credit.number, money(credit.available))}
            </li>
          ))}
        </ul>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus */}
      <section data-slot="scroll" aria-label={text.which} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.invoice}</th>
              <th scope="col" className="gz-num">
                {text.payNow}
              </th>
              {credits.map((credit) => (
                <th key={creditKey(credit)} scope="col" className="gz-num">
                  {credit.number}
                </th>
              ))}
              <th scope="col" className="gz-num">
                {text.charged}
              </th>
              <th scope="col" className="gz-num">
                {text.left}
              </th>
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
                    const key = creditUseKey({ invoiceId: invoice.id, kind: credit.kind, creditId: credit.id })
                    const amount = amounts.get(key)
                    const errorId = useErrors[key] ? `${baseId}-${key.replaceAll(' ', '-')}` : undefined
                    const problem = errorId ?? (amount === undefined ? undefined : problemOf(credit))
                    return (
                      <td key={key} className="gz-num">
                        {isByHand ? (
                          <input
                            className="gz-input"
                            inputMode="decimal"
                            autoComplete="off"
                            aria-label={text.creditFor(credit.number, invoice.invoiceNumber)}
                            aria-invalid={problem ? true : undefined}
                            aria-describedby={problem}
                            value={amount ?? ''}
                            onChange={(event) => enter(invoice.id, credit, event.currentTarget.value)}
                            onBlur={() => {
                              const read = readAmount(amount ?? '')
                              if (read !== null) enter(invoice.id, credit, amountText(read))
                            }}
                          />
                        ) : amount === undefined ? (
                          '–'
                        ) : (
                          money(readAmount(amount) ?? cents(0))
                        )}
                        {errorId ? (
                          <p id={errorId} role="alert" data-slot="error">
                            {text.notAnAmount}
                          </p>
                        ) : null}
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
