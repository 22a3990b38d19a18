'use client'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Loader } from '../../feedback/loader/index.js'
import { useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentScreenProps } from './make-payment.types.js'
import { useCurrentPayment } from './payment-provider.js'
import { PaymentSteps } from './payment-steps.js'
import { PaymentSummary } from './payment-summary.js'

/** The invoices that the review names; the summary counts all. */
const mostNames = 20

export interface PaymentReviewProps extends PaymentScreenProps {
  /** Called when invoices or a card are missing. Show `ChooseInvoices`. */
  onIncomplete: () => void
}

/**
 * The third screen of a payment: everything once more, and the button that pays once. While it is not known whether a
 * payment was made, nothing but asking again is possible.
 *
 * @throws Error outside a `PaymentProvider`.
 */
export function PaymentReview({ hrefs, onIncomplete }: PaymentReviewProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money, number } = useFormats()
  const { stage, data, choice, plan, canPay, message, pay, retry } = useCurrentPayment()
  const isPaying = stage === 'paying' || stage === 'unconfirmed' || stage === 'made'
  const isIncomplete = stage === 'open' && !canPay && message === null
  const leave = useEffectEvent(onIncomplete)
  useEffect(() => {
    if (isIncomplete) leave()
  }, [isIncomplete])
  const { allocation } = plan
  const numberOf = (id: number) => data.invoices.find((invoice) => invoice.id === id)?.invoiceNumber ?? ''
  const card = data.cards.find(({ id }) => id === choice.cardId)
  const isUnknown = stage === 'unconfirmed' || stage === 'undecided'
  const credits = allocation?.credits.filter(({ used }) => used > 0) ?? []
  const creditNames = data.credits
    .filter(({ kind, id }) => credits.some((credit) => credit.kind === kind && credit.id === id))
    .map((credit) => credit.number)
  const names = allocation?.invoices.slice(0, mostNames).map(({ id }) => numberOf(id)) ?? []
  const more = (allocation?.invoices.length ?? 0) - names.length
  return (
    <>
      <PaymentSteps current="review" />
      {message && stage === 'open' ? (
        <Banner tone="danger" title={text.failed}>
          {message} <Anchor href={hrefs.create}>{text.changeInvoices}</Anchor>
        </Banner>
      ) : null}
      {isUnknown ? (
        <Banner
          tone="warning"
          title={stage === 'unconfirmed' ? text.unconfirmed : text.undecided}
          actions={
            <Button size="s" variant="quiet" onClick={retry}>
              {text.askAgain}
            </Button>
          }
        >
          {stage === 'unconfirmed' ? text.unconfirmedBody : text.undecidedBody}
        </Banner>
      ) : null}
      <div className="gz-with-summary gz-payment">
        <section className="gz-panel gz-payment-review" aria-label={text.review}>
          <h2>{text.review}</h2>
          <dl>
            <div>
              <dt>{text.invoices}</dt>
              <dd>
                {names.join(', ')}
                {more > 0 ? ` + ${number(more)}` : ''}
              </dd>
            </div>
            {creditNames.length > 0 ? (
              <div>
                <dt>{text.credits}</dt>
                <dd>{creditNames.join(', ')}</dd>
              </div>
            ) : null}
            <div>
              <dt>{text.method}</dt>
              <dd>
                {plan.needsCard && card ? text.cardText(card.brand, card.last4) : text.creditsOnly}{' '}
                {plan.needsCard && !isPaying && !isUnknown ? <Anchor href={hrefs.method}>{text.change}</Anchor> : null}
              </dd>
            </div>
            {choice.memo.trim() ? (
              <div>
                <dt>{text.memo}</dt>
                <dd>{choice.memo}</dd>
              </div>
            ) : null}
          </dl>
          {plan.needsCard ? <p>{text.authorize(money(plan.total))}</p> : null}
        </section>
        <PaymentSummary>
          {stage === 'undecided' ? null : (
            <Button size="l" isWide isPending={isPaying} disabled={!isPaying && !canPay} onClick={pay}>
              {plan.needsCard ? text.payAmount(money(plan.total)) : text.payWithCredits}
            </Button>
          )}
          {isPaying ? <Loader kind="payment" /> : null}
          {isPaying || isUnknown ? null : (
            <LinkButton href={hrefs.create} variant="plain" isWide>
              {text.changeInvoices}
            </LinkButton>
          )}
        </PaymentSummary>
      </div>
    </>
  )
}
