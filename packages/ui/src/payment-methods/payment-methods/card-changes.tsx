'use client'
import type { PaymentMethod } from '@gauze/contract'
import { maxLength } from '@gauze/rules/forms'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { PaymentMethodsMessages } from './payment-methods.messages.js'
import type { PaymentMethodsPort } from './payment-methods.types.js'

export { DeleteQuestion } from '../../feedback/confirm-dialog/delete-question.js'

interface RenameCardProps {
  card: PaymentMethod
  port: PaymentMethodsPort
  /** Called after the change. */
  onDone: () => void
  onClose: () => void
  text: PaymentMethodsMessages
}

/** A dialog that names a card. */
export function RenameCard({ card, port, onDone, onClose, text }: RenameCardProps) {
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
        <div data-slot="actions">
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button {...form.submit}>{text.save}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
