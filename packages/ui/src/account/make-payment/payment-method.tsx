'use client'
import { useEffect, useEffectEvent } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { PaymentPicker } from '../../checkout/payment-picker/index.js'
import { useFormats } from '../../formats/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useMessages } from '../../messages/index.js'
import { CardDialogOpener, type CardDialogOpenerProps } from '../card-dialog/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentScreenProps } from './make-payment.types.js'
import { useCurrentPayment } from './payment-provider.js'
import { PaymentSteps } from './payment-steps.js'
import { PaymentSummary } from './payment-summary.js'

export interface PaymentMethodProps extends PaymentScreenProps {
  /** The calls that add a card; without them, only saved cards can pay. */
  addCard?: Pick<CardDialogOpenerProps, 'getTypes' | 'onSave' | 'mount'>
  /** Called when there is nothing to choose here: no invoice is chosen. Show `ChooseInvoices`. */
  onIncomplete: () => void
}

/**
 * The second screen of a payment: the card that pays what credits do not, and the fee before it is chosen.
 *
 * @throws Error outside a `PaymentProvider`.
 */
export function PaymentMethodChoice({ hrefs, addCard, onIncomplete }: PaymentMethodProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money } = useFormats()
  const { data, choice, plan, set, addCard: take, canPay } = useCurrentPayment()
  const isIncomplete = plan.allocation === null
  const leave = useEffectEvent(onIncomplete)
  useEffect(() => {
    if (isIncomplete) leave()
  }, [isIncomplete])
  if (isIncomplete) return null
  return (
    <>
      <PaymentSteps current="method" />
      <div className="gz-with-summary gz-payment">
        <div data-slot="choices">
          <section className="gz-panel" aria-label={text.method}>
            {plan.needsCard ? (
              <>
                <PaymentPicker
                  terms={null}
                  cards={data.cards}
                  value={choice.cardId}
                  onChange={(chosen) => set({ cardId: chosen === 'terms' ? null : chosen })}
                  messages={{ label: text.method, none: text.noCard }}
                />
                {plan.fee > 0 ? <p>{text.withFee(money(plan.fee))}</p> : null}
                {addCard ? <CardDialogOpener {...addCard} onSaved={take} /> : null}
              </>
            ) : (
              <p>{text.creditsOnly}</p>
            )}
            <TextField
              label={text.memo}
              help={text.memoHelp}
              maxLength={200}
              value={choice.memo}
              onChange={(event) => set({ memo: event.currentTarget.value })}
            />
          </section>
        </div>
        <PaymentSummary>
          {canPay ? (
            <LinkButton href={hrefs.review} size="l" isWide>
              {text.toReview}
            </LinkButton>
          ) : null}
          <LinkButton href={hrefs.create} variant="plain" isWide>
            {text.changeInvoices}
          </LinkButton>
        </PaymentSummary>
      </div>
    </>
  )
}
