'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { CancelOrderProps } from './cancel-dialog.js'

/** The button that cancels an order; the code of the dialog that asks before loads when it is pressed. */
export function CancelOrder(props: CancelOrderProps) {
  const [isOpen, setOpen] = useState(false)
  const { order, onCancel, text } = props
  const isCanceled = useRef(false)
  const cancel = async (reason: string) => {
    await onCancel(reason)
    isCanceled.current = true
  }
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    // The button disappears with the right to cancel, perhaps after the dialog.
    return () =>
      void setTimeout(() => {
        if (isCanceled.current || opener.current === null) focusHeading()
      })
  }, [isOpen])
  // The dialog stays open with the words of a refusal, although the order can no longer be canceled.
  if (!order.mayCancel && !isOpen) return null
  return (
    <>
      <Button ref={opener} size="s" variant="quiet" onClick={() => setOpen(true)}>
        {text.cancelOrder}
      </Button>
      <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={() => import('./cancel-dialog.js')}>
        {({ CancelDialog }) => <CancelDialog {...props} onCancel={cancel} isOpen={isOpen} onOpenChange={setOpen} />}
      </DialogOnDemand>
    </>
  )
}
