'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Loader } from '../../feedback/loader/index.js'
import { useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentScreenProps } from './make-payment.types.js'
import { useCurrentPayment } from './payment-context.js'
import { PaymentSteps } from './payment-steps.js'
import { PaymentSummary } from './payment-summary.js'
import { ReviewChanges, type SentPayment, sentPaymentOf } from './review-changes.js'
import { ReviewCredits, ReviewInvoices } from './review-parts.js'
import { UnknownPayment } from './unknown-payment.js'

export interface PaymentReviewProps extends PaymentScreenProps {
  /** Called when invoices, or a card or bank account, are missing. Show `ChooseInvoices`. */
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
  const { money } = useFormats()
  const { stage, data, choice, plan, canPay, isAboveLimit, message, pay } = useCurrentPayment()
  const [sent, setSent] = useState<SentPayment | null>(null)
  const news = useRef<HTMLDivElement>(null)
  const payButton = useRef<HTMLButtonElement>(null)
  // After a refusal, the store is read again before anything can be pressed.
  const isPaying = stage === 'paying' || stage === 'unconfirmed' || stage === 'made' || stage === 'loading'
  const isRefused = stage === 'open' && message !== null
  const isIncomplete = stage === 'open' && !canPay && message === null
  const leave = useEffectEvent(onIncomplete)
  useEffect(() => {
    if (isIncomplete) leave()
  }, [isIncomplete])
  useEffect(() => {
    if (isRefused) news.current?.focus()
  }, [isRefused])
  const isSending = stage === 'paying'
  useEffect(() => {
    // The button that asks again is gone while the store is asked.
    if (isSending) payButton.current?.focus()
  }, [isSending])
  const { allocation } = plan
  const card = data.cards.find(({ id }) => id === choice.cardId)
  const account = data.bankAccounts.find(({ id }) => id === choice.bankAccountId)
  const accountText = account && text.bankText(account.bankName, account.last4)
  const methodText = accountText ?? (card && text.cardText(card.brand, card.last4))
  const isUnknown = stage === 'unconfirmed' || stage === 'undecided'
  const isNothingLeft = Object.keys(choice.amounts).length === 0
  return (
    <>
      <PaymentSteps current="review" />
      {isRefused ? (
        <Banner ref={news} tabIndex={-1} tone="danger" title={text.failed}>
          {message} <Anchor href={hrefs.create}>{text.changeInvoices}</Anchor>
          {sent ? <ReviewChanges sent={sent} /> : null}
        </Banner>
      ) : null}
      <UnknownPayment />
      {allocation ? (
        <div className="gz-with-summary gz-payment">
          <section className="gz-panel gz-payment-review" aria-label={text.review}>
            <h2>{text.review}</h2>
            <ReviewInvoices allocation={allocation} />
            <dl>
              {allocation.credited > 0 ? (
                <div>
                  <dt>{text.credits}</dt>
                  <dd>
                    <ReviewCredits allocation={allocation} />
                  </dd>
                </div>
              ) : null}
              <div>
                <dt>{text.method}</dt>
                <dd>
                  {plan.needsMethod ? (methodText ?? text.noMethod) : text.creditsOnly}{' '}
                  {plan.needsMethod && !isPaying && !isUnknown ? (
                    <Anchor href={hrefs.method}>{text.change}</Anchor>
                  ) : null}
                </dd>
              </div>
              {choice.memo.trim() ? (
                <div>
                  <dt>{text.memo}</dt>
                  <dd>{choice.memo}</dd>
                </div>
              ) : null}
            </dl>
            {plan.needsMethod ? (
              <p>
                {accountText ? text.authorizeDebit(money(plan.total), accountText) : text.authorize(money(plan.total))}
              </p>
            ) : null}
            {plan.needsMethod && accountText ? <p>{text.debitStarts}</p> : null}
          </section>
          <PaymentSummary>
            {stage === 'undecided' ? null : (
              <Button
                ref={payButton}
                size="l"
                isWide
                commits="createPayment"
                isPending={isPaying}
                disabled={!isPaying && (!canPay || isAboveLimit)}
                onClick={() => {
                  setSent(sentPaymentOf(data, plan))
                  pay()
                }}
              >
                {plan.needsMethod ? text.payAmount(money(plan.total)) : text.payWithCredits}
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
      ) : isRefused ? (
        <section className="gz-panel gz-payment-review" aria-label={text.review}>
          <p>{isNothingLeft ? text.nothingLeft : text.noFit}</p>
          <div data-slot="actions">
            <LinkButton href={hrefs.create}>{isNothingLeft ? text.rules : text.changeInvoices}</LinkButton>
          </div>
        </section>
      ) : null}
    </>
  )
}
