'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { useMessages } from '../../messages/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import { type OrderReturnsMessages, orderReturnsMessages } from './order-returns.messages.js'
import type { ReturnDialogProps } from './return-dialog.js'

export interface ReturnItemsProps extends Omit<ReturnDialogProps, 'text'> {
  /** Whether the dialog is open at first, as for a link that leads to it. */
  startsOpen: boolean
  messages?: Partial<OrderReturnsMessages> | undefined
}

/**
 * The button that asks for a return of an order; the code of its dialog loads when it is pressed.
 *
 * @example <ReturnItems order={order} onReturn={(request, key) => askForReturn(request, key)} startsOpen={false} />
 */
export function ReturnItems({ startsOpen, messages, ...props }: ReturnItemsProps) {
  const text = useMessages('orderReturns', orderReturnsMessages, messages)
  const { order, onReturn } = props
  const hasReturnable = order.lines.some(({ returnable = 0 }) => returnable > 0)
  const [isOpen, setOpen] = useState(startsOpen && hasReturnable)
  const [isSent, setSent] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    // The button disappears once everything is in returns.
    return () => void setTimeout(() => opener.current === null && focusHeading())
  }, [isOpen])
  const send: typeof onReturn = async (request, idempotencyKey) => {
    await onReturn(request, idempotencyKey)
    setSent(true)
  }
  const open = () => {
    setSent(false)
    setOpen(true)
  }
  const isOffered = isOpen || hasReturnable
  return (
    <>
      <span role="status" className="gz-visually-hidden">
        {isSent ? text.returnSent : null}
      </span>
      {isOffered ? (
        <Button ref={opener} size="s" variant="quiet" onClick={open}>
          {text.returnItems}
        </Button>
      ) : null}
      <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={() => import('./return-dialog.js')}>
        {({ ReturnDialog }) => (
          <ReturnDialog {...props} text={text} onReturn={send} isOpen={isOpen} onOpenChange={setOpen} />
        )}
      </DialogOnDemand>
    </>
  )
}
