'use client'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { OrderDetailsMessages } from './order-details.messages.js'

interface ResendOrderProps {
  /** The units in the buyer's cart; null until the store has answered. */
  cartCount: number | null
  onResend: () => void
  text: OrderDetailsMessages
}

/** The button that sends a rejected order again. If the cart holds items, the buyer confirms the addition first. */
export function ResendOrder({ cartCount, onResend, text }: ResendOrderProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        isPending={cartCount === null}
        onClick={() => (cartCount === 0 ? onResend() : setOpen(true))}
      >
        {text.resend}
      </Button>
      <DialogOnDemand
        isOpen={isOpen}
        onOpenChange={setOpen}
        load={() => import('../../feedback/confirm-dialog/index.js')}
      >
        {({ ConfirmDialog }) => (
          <ConfirmDialog
            isOpen={isOpen}
            onOpenChange={setOpen}
            title={text.resendTitle}
            confirmLabel={text.resendAdd}
            onConfirm={() => {
              setOpen(false)
              onResend()
            }}
          >
            {text.resendBody(cartCount ?? 0)}
          </ConfirmDialog>
        )}
      </DialogOnDemand>
    </>
  )
}
