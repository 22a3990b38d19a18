'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { ReturnItemsProps } from './return-dialog.js'

/** The button that asks for a return; the code of its dialog loads when it is pressed. */
export function ReturnItems({ startsOpen, ...props }: ReturnItemsProps & { startsOpen: boolean }) {
  const { order, onReturn, text } = props
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
        {({ ReturnDialog }) => <ReturnDialog {...props} onReturn={send} isOpen={isOpen} onOpenChange={setOpen} />}
      </DialogOnDemand>
    </>
  )
}
