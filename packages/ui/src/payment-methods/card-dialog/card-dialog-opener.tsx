'use client'
import type { CallOutput, PaymentMethod } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import { DialogOpener } from '../../on-demand/dialog-opener.js'
import type { CardFormProps, CardFormValues } from '../card-form/index.js'
import { type CardDialogMessages, cardDialogMessages } from './card-dialog.messages.js'

export interface CardDialogOpenerProps extends Pick<CardFormProps, 'mount'> {
  /** Reads how cards can be added, such as `getPaymentMethodTypes` of an API client; called when the dialog opens. */
  getTypes: () => Promise<CallOutput<'getPaymentMethodTypes'>>
  /** Called when the dialog opens. */
  onOpen?: () => void
  /** Saves the card, such as `upsertPaymentMethod` of an API client. The form shows a rejection, and stays open. */
  onSave: (card: CardFormValues) => Promise<PaymentMethod>
  /** Called with the saved card. */
  onSaved: (card: PaymentMethod) => void
  messages?: Partial<CardDialogMessages> | undefined
}

function loadDialog() {
  return import('./card-dialog.js')
}

/**
 * A button that opens a dialog with a form for a card. The dialog's code loads when somebody points at or focuses the
 * button; if it fails to load, a message offers a retry.
 *
 * @example
 * <CardDialogOpener getTypes={() => api.getPaymentMethodTypes({})} onSave={(card) => api.upsertPaymentMethod(card)}
 *   onSaved={show} />
 */
export function CardDialogOpener({ getTypes, onOpen, messages, ...dialog }: CardDialogOpenerProps) {
  const text = useMessages('cardDialog', cardDialogMessages, messages)
  const load = async () => {
    const [{ CardDialog }, { fields }] = await Promise.all([loadDialog(), getTypes()])
    return { CardDialog, fields }
  }
  return (
    <DialogOpener
      load={load}
      onIntent={() => void loadDialog().catch(() => undefined)}
      title={text.add}
      onOpen={onOpen}
      text={text}
    >
      {({ CardDialog, fields }, close) => <CardDialog {...dialog} source={fields} onClose={close} text={text} />}
    </DialogOpener>
  )
}
