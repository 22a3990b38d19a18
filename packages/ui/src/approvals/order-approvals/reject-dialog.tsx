'use client'
import type { SalesOrderDetails } from '@gauze/contract'
import { maxLength, required } from '@gauze/rules/forms'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { ApprovalFormProps } from './approval-form.js'
import type { OrderApprovalsMessages } from './order-approvals.messages.js'

type ReasonName = keyof OrderApprovalsMessages['reasons']

const reasonNames = [
  'notNeeded',
  'overBudget',
  'preferred',
  'duplicate',
  'other',
] as const satisfies readonly ReasonName[]

/** The most characters of the words to the buyer. */
const LONGEST_WORDS = 400

interface RejectValues {
  /** Null while none is chosen. */
  reason: ReasonName | null
  words: string
}

/** Whether the dialog is open. */
interface OpenProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export interface RejectDialogProps extends Pick<ApprovalFormProps, 'onReject' | 'text'> {
  order: SalesOrderDetails
}

/** The dialog of a rejection: a reason from a short list, and a sentence to the buyer. */
export function RejectDialog({ isOpen, onOpenChange, order, text, onReject }: RejectDialogProps & OpenProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.rejectTitle(order.orderNumber)}>
      <RejectForm order={order} text={text} onReject={onReject} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function RejectForm({ order, text, onReject, onClose }: RejectDialogProps & { onClose: () => void }) {
  const form = useForm<RejectValues>({
    defaultValues: { reason: null, words: '' },
    labels: { reason: text.reason, words: text.say },
    rules: {
      reason: [(reason) => (reason === null ? { code: 'noReason' } : null)],
      words: [(words, { reason }) => (reason === 'other' ? required(words) : null), maxLength(LONGEST_WORDS)],
    },
    words: { missing: text.sayRequired, noReason: text.noReason },
    tidy: (values) => ({ ...values, words: values.words.trim() }),
    onSubmit: ({ reason, words }) => {
      const given =
        reason === null || reason === 'other' ? words : [text.reasons[reason], words].filter(Boolean).join('. ')
      return onReject({ orderConfirmationId: order.id, reason: given })
    },
  })
  return (
    <Form form={form} className="gz-approvals-reject">
      <p>{text.rejectHelp}</p>
      <RadioGroup
        {...form.choice('reason')}
        isRequired
        tabIndex={-1}
        look="cards"
        options={reasonNames.map((name) => ({ value: name, label: text.reasons[name] }))}
      />
      <TextField {...form.text('words')} isRequired={form.values.reason === 'other'} />
      <div data-slot="actions">
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button {...form.submit} commits="rejectOrder" variant="danger">
          {text.rejectOrder}
        </Button>
      </div>
    </Form>
  )
}
