'use client'
import type { PaymentMethod } from '@gauze/contract'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { CardForm, type CardFormProps, type CardFormValues } from '../card-form/index.js'
import type { CardDialogMessages } from './card-dialog.messages.js'

interface CardDialogProps extends Pick<CardFormProps, 'mount'> {
  /** Null if no card can be added online. */
  source: CardFormProps['source'] | null
  onSave: (card: CardFormValues) => Promise<PaymentMethod>
  onSaved: (card: PaymentMethod) => void
  onClose: () => void
  text: CardDialogMessages
}

/** A dialog with a form for a card, or with words if no card can be added online. */
export function CardDialog({ source, onSave, onSaved, onClose, text, ...form }: CardDialogProps) {
  const save = async (card: CardFormValues) => {
    onSaved(await onSave(card))
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={text.add}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={source ? null : <Button onClick={onClose}>{text.close}</Button>}
    >
      {source ? <CardForm {...form} source={source} onSubmit={save} onCancel={onClose} /> : <p>{text.byPhone}</p>}
    </Dialog>
  )
}
