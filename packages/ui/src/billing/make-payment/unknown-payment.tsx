'use client'
import { centsFromDollars } from '@gauze/rules'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { ConfirmButton } from '../../on-demand/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import { useCurrentPayment } from './payment-context.js'

/**
 * Says that nobody knows yet whether a payment was made, and explains the effect of asking the store again; nothing
 * while that is known. Once no more tries are made by themselves, the heading takes the focus, and the payment can be
 * given up.
 */
export function UnknownPayment() {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money, number } = useFormats()
  const { stage, pending, retry, historyHref } = useCurrentPayment()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isUndecided = stage === 'undecided'
  useEffect(() => {
    if (isUndecided) heading.current?.focus()
  }, [isUndecided])
  if (stage !== 'unconfirmed' && !isUndecided) return null
  const { invoices = [], expectedTotal = 0 } = pending?.order ?? {}
  const total = centsFromDollars(expectedTotal)
  const count = number(invoices.length)
  const undecidedBody = total > 0 ? text.undecidedBody(count, money(total)) : text.undecidedCredits(count)
  return (
    <section className="gz-payment-news" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {isUndecided ? text.undecided : text.unconfirmed}
      </h2>
      <Banner
        tone="warning"
        actions={
          <>
            <Button size="s" variant="quiet" commits="createPayment" onClick={retry}>
              {total > 0 ? text.askAgain(money(total)) : text.askAgainCredits}
            </Button>
            {isUndecided ? <DiscardButton /> : null}
          </>
        }
      >
        {isUndecided ? undecidedBody : text.unconfirmedBody} <Anchor href={historyHref}>{text.seeHistory}</Anchor>
      </Banner>
    </section>
  )
}

/** The button that gives a payment up, after a question. */
function DiscardButton() {
  const text = useMessages('makePayment', makePaymentMessages)
  const { discard } = useCurrentPayment()
  const question = {
    title: text.discardTitle,
    children: text.discardBody,
    confirmLabel: text.discard,
    keepLabel: text.keepPayment,
    isDestructive: true,
    onConfirm: discard,
  }
  return (
    <ConfirmButton size="s" variant="plain" question={question}>
      {text.discard}
    </ConfirmButton>
  )
}

/** Says that the last payment was discarded, and takes the focus of the button that did it. */
export function DiscardedPayment() {
  const text = useMessages('makePayment', makePaymentMessages)
  const { historyHref } = useCurrentPayment()
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => news.current?.focus(), [])
  return (
    <Banner ref={news} tabIndex={-1} title={text.discarded}>
      {text.discardedBody} <Anchor href={historyHref}>{text.seeHistory}</Anchor>
    </Banner>
  )
}
