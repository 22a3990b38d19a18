'use client'
import { Button } from '../../actions/button/index.js'
import { ConfirmButton } from '../../on-demand/index.js'
import type { OrderDetailsMessages } from './order-details.messages.js'

interface ResendOrderProps {
  /** The units in the buyer's cart; null until the store has answered. */
  cartCount: number | null
  onResend: () => void
  text: OrderDetailsMessages
}

/** The button that sends a rejected order again. If the cart holds items, the buyer confirms the addition first. */
export function ResendOrder({ cartCount, onResend, text }: ResendOrderProps) {
  if (!cartCount) {
    return (
      <Button size="s" variant="quiet" isPending={cartCount === null} onClick={onResend}>
        {text.resend}
      </Button>
    )
  }
  const question = {
    title: text.resendTitle,
    children: text.resendBody(cartCount),
    confirmLabel: text.resendAdd,
    onConfirm: onResend,
  }
  return (
    <ConfirmButton size="s" variant="quiet" question={question}>
      {text.resend}
    </ConfirmButton>
  )
}
