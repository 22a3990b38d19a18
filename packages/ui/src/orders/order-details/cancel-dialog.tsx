'use client'
import type { SalesOrderDetails } from '@gauze/contract'
import { maxLength } from '@gauze/rules/forms'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { OrderDetailsMessages } from './order-details.messages.js'

/** The most characters of a reason. */
const LONGEST_REASON = 500

/** Whether the dialog is open. */
export interface OpenProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export interface CancelOrderProps {
  order: SalesOrderDetails
  /** Cancels the order; a rejection is shown in the dialog. */
  onCancel: (reason: string) => Promise<unknown>
  text: OrderDetailsMessages
}

/** The dialog that asks before an order is canceled. */
export function CancelDialog({ isOpen, onOpenChange, order, onCancel, text }: CancelOrderProps & OpenProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.cancelTitle(order.orderNumber)}>
      <CancelForm order={order} onCancel={onCancel} text={text} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function CancelForm({ onCancel, onClose, text }: CancelOrderProps & { onClose: () => void }) {
  const form = useForm({
    defaultValues: { reason: '' },
    labels: { reason: text.cancelReason },
    rules: { reason: [maxLength(LONGEST_REASON)] },
    tidy: ({ reason }) => ({ reason: reason.trim() }),
    onSubmit: async ({ reason }) => {
      await onCancel(reason)
      onClose()
    },
  })
  return (
    <Form form={form} className="gz-record-form">
      <p>{text.cancelBody}</p>
      <TextField {...form.text('reason')} help={text.cancelReasonHelp} />
      <div data-slot="actions">
        <Button variant="quiet" onClick={onClose}>
          {text.keepOrder}
        </Button>
        <Button {...form.submit} commits="cancelOrder" variant="danger">
          {text.cancelOrder}
        </Button>
      </div>
    </Form>
  )
}
