'use client'
import { useState } from 'react'
import { Banner } from '../../feedback/banner/index.js'
import { useMessages } from '../../messages/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import { type OrderReturnsMessages, orderReturnsMessages } from './order-returns.messages.js'
import type { ReturnDialogProps } from './return-dialog.js'

export interface ReturnItemsProps extends Omit<ReturnDialogProps, 'text'> {
  /** The dialog is open. */
  isOpen: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange: (isOpen: boolean) => void
  messages?: Partial<OrderReturnsMessages> | undefined
}

/**
 * Asks for a return of an order in a dialog, whose code loads when it opens, and says when the return was requested.
 *
 * @example <ReturnItems order={order} onReturn={askForReturn} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function ReturnItems({ isOpen, onOpenChange, messages, ...props }: ReturnItemsProps) {
  const text = useMessages('orderReturns', orderReturnsMessages, messages)
  const { onReturn } = props
  const [isSent, setSent] = useState(false)
  if (isOpen && isSent) setSent(false)
  const send: typeof onReturn = async (request, idempotencyKey) => {
    await onReturn(request, idempotencyKey)
    onOpenChange(false)
    setSent(true)
  }
  return (
    <>
      {isSent ? <Banner tone="success">{text.returnSent}</Banner> : null}
      <DialogOnDemand isOpen={isOpen} onOpenChange={onOpenChange} load={() => import('./return-dialog.js')}>
        {({ ReturnDialog }) => (
          <ReturnDialog {...props} text={text} onReturn={send} isOpen={isOpen} onOpenChange={onOpenChange} />
        )}
      </DialogOnDemand>
    </>
  )
}
