'use client'
import type { PaymentMethod } from '@gauze/contract'
import { useState } from 'react'
import { useMessages } from '../../messages/index.js'
import { CardDialogOpener, type CardDialogOpenerProps } from '../../payment-methods/card-dialog/index.js'
import { useCurrentCheckout } from '../checkout-steps/index.js'
import { type AddCardMessages, addCardMessages } from './add-card.messages.js'

export interface AddCardProps extends Pick<CardDialogOpenerProps, 'getTypes' | 'onSave' | 'mount'> {
  messages?: Partial<AddCardMessages>
}

/**
 * A button that adds a card to the company and pays the current order with it. Its form opens in a dialog.
 *
 * @example
 * <CheckoutDetails onReview={review} addCard={
 *   <AddCard getTypes={() => api.getPaymentMethodTypes({})} onSave={(card) => api.upsertPaymentMethod(card)} />
 * } />
 * @throws Error outside a `CheckoutProvider`.
 */
export function AddCard({ messages, ...props }: AddCardProps) {
  const text = useMessages('addCard', addCardMessages, messages)
  const { addCard } = useCurrentCheckout()
  const [notice, setNotice] = useState('')
  const takeAdded = (card: PaymentMethod) => {
    addCard(card)
    setNotice(text.added(card.brand, card.last4))
  }
  return (
    <>
      <CardDialogOpener {...props} onOpen={() => setNotice('')} onSaved={takeAdded} />
      <p role="status" className="gz-visually-hidden">
        {notice}
      </p>
    </>
  )
}
