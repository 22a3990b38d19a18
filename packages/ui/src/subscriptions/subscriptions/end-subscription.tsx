'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { focusHeading } from '../../internal/focus-heading.js'
import type { SubscriptionsMessages } from './subscriptions.messages.js'

interface EndSubscriptionProps {
  listName: string
  /** Ends the subscription; a rejection is shown in the dialog. */
  onEnd: () => Promise<unknown>
  text: SubscriptionsMessages
}

/** The button that ends a subscription, and the dialog that asks before. */
export function EndSubscription({ listName, onEnd, text }: EndSubscriptionProps) {
  const [isOpen, setOpen] = useState(false)
  const hasEnded = useRef(false)
  const end = async () => {
    await onEnd()
    hasEnded.current = true
  }
  useEffect(() => {
    if (!isOpen) return
    // The button disappears with its subscription.
    return () =>
      void setTimeout(() => {
        if (hasEnded.current) focusHeading()
      })
  }, [isOpen])
  return (
    <>
      <Button size="s" variant="plain" onClick={() => setOpen(true)}>
        {text.end}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={text.endTitle(listName)}>
        <EndForm onEnd={end} text={text} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function EndForm({ onEnd, onClose, text }: Omit<EndSubscriptionProps, 'listName'> & { onClose: () => void }) {
  const form = useForm({
    defaultValues: {},
    labels: {},
    onSubmit: async () => {
      await onEnd()
      onClose()
    },
  })
  return (
    <Form form={form} className="gz-subscription-end">
      <p>{text.endBody}</p>
      <div data-slot="buttons">
        <Button variant="quiet" onClick={onClose}>
          {text.keep}
        </Button>
        <Button {...form.submit} commits="deleteSubscription" variant="danger">
          {text.end}
        </Button>
      </div>
    </Form>
  )
}
