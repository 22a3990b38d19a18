'use client'
import { creditKey } from '@gauze/machines/billing'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { unbroken } from '../../internal/unbroken.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { InvoiceChoice } from './invoice-choice.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentScreenProps } from './make-payment.types.js'
import { useCurrentPayment } from './payment-context.js'
import { PaymentSteps } from './payment-steps.js'
import { PaymentSummary } from './payment-summary.js'

export interface ChooseInvoicesProps extends PaymentScreenProps {
  /** Today in Eastern time, YYYY-MM-DD: invoices due by today are offered first. */
  today: string
}

/**
 * The first screen of a payment: open invoices with the amount to pay of each, credits, and the invoices that each
 * credit pays. It draws only the rows in view of up to 10,000 open invoices.
 *
 * @throws Error outside a `PaymentProvider`.
 * @keyboard Arrow Up, Arrow Down: move to the same field of the invoice above or below.
 * @keyboard Page Up, Page Down: move a page of invoices up or down.
 */
export function ChooseInvoices({ hrefs, today }: ChooseInvoicesProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { data, choice, plan, message } = useCurrentPayment()
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
          <InvoiceChoice hrefs={hrefs} today={today} />
          <CreditChoice />
          {choice.credits.length > 0 ? (
            <OnDemand load={() => import('./credit-matrix.js')}>{({ CreditMatrix }) => <CreditMatrix />}</OnDemand>
          ) : null}
        </div>
        <PaymentSummary>
          {plan.allocation ? (
            <LinkButton href={plan.needsMethod ? hrefs.method : hrefs.review} size="l" isWide>
              {plan.needsMethod ? text.toMethod : text.toReview}
            </LinkButton>
          ) : null}
          <p data-slot="note">{text.nothingYet}</p>
        </PaymentSummary>
      </div>
    </>
  )
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
                  <span data-slot="about">{unbroken(text.creditAbout(credit.about, date(credit.date)))}</span>
                </Checkbox>
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
