'use client'
import { useEffect, useRef } from 'react'
import { focusHeading } from '../../internal/focus-heading.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { SubscriptionsMessages } from './subscriptions.messages.js'

interface EndSubscriptionProps {
  listName: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Ends the subscription; a rejection is shown in the dialog. */
  onEnd: () => Promise<unknown>
  text: SubscriptionsMessages
}

/** The question before a subscription ends; its code loads when it opens. */
export function EndSubscription({ listName, isOpen, onOpenChange, onEnd, text }: EndSubscriptionProps) {
  const hasEnded = useRef(false)
  const end = async () => {
    await onEnd()
    hasEnded.current = true
  }
  useEffect(
    () => () =>
      // The menu disappears with its subscription, at the latest when its action is over.
      void setTimeout(() => {
        if (hasEnded.current) focusHeading()
      }),
    [],
  )
  return (
    <DialogOnDemand
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      load={() => import('../../feedback/confirm-dialog/index.js')}
    >
      {({ ConfirmDialog }) => (
        <ConfirmDialog
          title={text.endTitle(listName)}
          confirmLabel={text.end}
          commits="deleteSubscription"
          isDestructive
          onConfirm={end}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          slotProps={{ cancel: { children: text.keep } }}
        >
          {text.endBody}
        </ConfirmDialog>
      )}
    </DialogOnDemand>
  )
}
