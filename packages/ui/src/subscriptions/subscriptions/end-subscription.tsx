'use client'
import { useEffect, useRef } from 'react'
import { focusHeading } from '../../internal/focus-heading.js'
import { ConfirmButton } from '../../on-demand/index.js'
import type { SubscriptionsMessages } from './subscriptions.messages.js'

interface EndSubscriptionProps {
  listName: string
  /** Ends the subscription; a rejection is shown in the dialog. */
  onEnd: () => Promise<unknown>
  text: SubscriptionsMessages
}

/** The button that ends a subscription, and the dialog that asks before. */
export function EndSubscription({ listName, onEnd, text }: EndSubscriptionProps) {
  const hasEnded = useRef(false)
  const end = async () => {
    await onEnd()
    hasEnded.current = true
  }
  useEffect(
    () => () =>
      // The button disappears with its subscription, at the latest when its action is over.
      void setTimeout(() => {
        if (hasEnded.current) focusHeading()
      }),
    [],
  )
  const question = {
    title: text.endTitle(listName),
    children: text.endBody,
    confirmLabel: text.end,
    keepLabel: text.keep,
    commits: 'deleteSubscription',
    isDestructive: true,
    onConfirm: end,
  }
  return (
    <ConfirmButton size="s" variant="plain" question={question}>
      {text.end}
    </ConfirmButton>
  )
}
