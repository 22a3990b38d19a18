'use client'
import type { PaymentMethod } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { maxLength } from '@gauze/rules/forms'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { ConfirmDialog } from '../../feedback/confirm-dialog/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useFailureText } from '../../messages/index.js'
import type { PaymentMethodsMessages } from './payment-methods.messages.js'
import type { PaymentMethodsPort } from './payment-methods.types.js'

interface CardChangeProps {
  card: PaymentMethod
  port: PaymentMethodsPort
  /** Called after the change. */
  onDone: () => void
  onClose: () => void
  text: PaymentMethodsMessages
}

/** A dialog that names a card. */
export function RenameCard({ card, port, onDone, onClose, text }: CardChangeProps) {
  const form = useForm({
    defaultValues: { label: card.label },
    labels: { label: text.name },
    rules: { label: [maxLength(60)] },
    tidy: ({ label }) => ({ label: label.trim() }),
    onSubmit: async ({ label }) => {
      await port.save({ id: card.id, label })
      onDone()
    },
  })
  return (
    <Dialog
      isOpen
      title={text.renameOne(text.card(card.brand, card.last4))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Form form={form} className="gz-rename-card">
        <TextField {...form.text('label')} help={text.nameHelp} autoComplete="off" />
        <div data-slot="buttons">
          <Button {...form.submit}>{text.save}</Button>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Asks before a card is deleted, and once more with the server's words if orders or subscriptions need it. */
export function DeleteCard({ card, port, onDone, onClose, text }: CardChangeProps) {
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly words: string; readonly isInUse: boolean } | null>(null)
  const isInUse = refusal?.isInUse === true
  const remove = async () => {
    setPending(true)
    try {
      await port.remove({ id: card.id, ...(isInUse ? { evenIfUsed: true } : {}) })
      onDone()
    } catch (error) {
      const failure = readFailure(error)
      setRefusal({ words: failureText(reasonOf(failure)), isInUse: failure.slug === 'card-in-use' })
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isPending={isPending}
      title={text.deleteTitle(text.card(card.brand, card.last4))}
      confirmLabel={isInUse ? text.deleteAnyway : text.delete}
      onConfirm={() => void remove()}
      slotProps={{ cancel: { children: text.keep } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {refusal ? <Banner tone={isInUse ? 'warning' : 'danger'}>{refusal.words}</Banner> : text.deleteBody}
    </ConfirmDialog>
  )
}
