'use client'
import type { SalesOrderDetails } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { type FormEvent, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useFailureText } from '../../messages/index.js'
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

interface RejectDialogProps extends Pick<ApprovalFormProps, 'onReject' | 'text'> {
  order: SalesOrderDetails
}

/** The button that rejects, and its dialog: a reason from a short list, and a sentence to the buyer. */
export function RejectDialog({ order, text, onReject }: RejectDialogProps) {
  const failureText = useFailureText()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<ReasonName>('notNeeded')
  const [words, setWords] = useState('')
  const [error, setError] = useState('')
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = words.trim()
    if (reason === 'other' && said === '') {
      setError(text.sayRequired)
      return
    }
    const given = reason === 'other' ? said : [text.reasons[reason], said].filter(Boolean).join('. ')
    setPending(true)
    setFailure('')
    try {
      await onReject({ orderConfirmationId: order.id, reason: given })
    } catch (rejection) {
      setFailure(failureText(reasonOf(readFailure(rejection))))
      setPending(false)
    }
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {text.reject}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={text.rejectTitle(order.orderNumber)}>
        <form onSubmit={(event) => void submit(event)} className="gz-approvals-reject">
          <p>{text.rejectHelp}</p>
          <RadioGroup
            label={text.reason}
            look="cards"
            options={reasonNames.map((name) => ({ value: name, label: text.reasons[name] }))}
            value={reason}
            onChange={(name) => {
              setReason(name)
              setError('')
            }}
          />
          <TextField
            label={text.say}
            isRequired={reason === 'other'}
            value={words}
            maxLength={400}
            error={error || undefined}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          {failure === '' ? null : <Banner tone="danger">{failure}</Banner>}
          <div data-slot="actions">
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {text.cancel}
            </Button>
            <Button type="submit" variant="danger" isPending={isPending}>
              {text.rejectOrder}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
