'use client'
import { useEffect, useRef } from 'react'
import { focusHeading } from '../../internal/focus-heading.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { CancelOrderProps, OpenProps } from './cancel-dialog.js'

/** The question before an order is canceled; its code loads when it opens. It stays open with the words of a refusal. */
export function CancelOrder({ isOpen, onOpenChange, ...props }: CancelOrderProps & OpenProps) {
  const { onCancel } = props
  const isCanceled = useRef(false)
  const cancel = async (reason: string) => {
    await onCancel(reason)
    isCanceled.current = true
  }
  useEffect(() => {
    if (!isOpen) return
    // The dialog returns the focus first.
    return () =>
      void setTimeout(() => {
        if (isCanceled.current) focusHeading()
      })
  }, [isOpen])
  return (
    <DialogOnDemand isOpen={isOpen} onOpenChange={onOpenChange} load={() => import('./cancel-dialog.js')}>
      {({ CancelDialog }) => <CancelDialog {...props} onCancel={cancel} isOpen={isOpen} onOpenChange={onOpenChange} />}
    </DialogOnDemand>
  )
}
