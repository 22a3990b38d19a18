'use client'
import type { CallInput, CallOutput } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { required } from '@gauze/rules/forms'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat } from '../../formats/index.js'
import { DateField } from '../../forms/date-field/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { useFailureText } from '../../messages/index.js'
import type { OrderApprovalsMessages } from './order-approvals.messages.js'

export interface AwaySectionProps {
  /** The person's substitute and the possible substitutes, such as from `getSubstitute` of an API client. */
  substitute: CallOutput<'getSubstitute'>
  text: OrderApprovalsMessages
  /** Names the substitute, such as `saveSubstitute` of an API client, and reads it again. */
  onSave: (form: CallInput<'saveSubstitute'>) => Promise<unknown>
  /** Ends the substitution, such as `endSubstitute` of an API client, and reads it again. */
  onEnd: () => Promise<unknown>
}

/** The substitute who decides while an administrator is away. */
export function AwaySection({ substitute, text, onSave, onEnd }: AwaySectionProps) {
  const { current, colleagues } = substitute
  const date = useDateFormat()
  return (
    <details data-slot="away">
      <summary>{text.away}</summary>
      <div>
        <p>{text.awayHelp}</p>
        <p role="status">
          {current === null
            ? text.awayNobody
            : text.awayNow(current.name, date(current.fromDate), date(current.toDate))}
        </p>
        {colleagues.length === 0 ? (
          <p>{text.noColleague}</p>
        ) : (
          <AwayForm substitute={substitute} text={text} onSave={onSave} onEnd={onEnd} />
        )}
      </div>
    </details>
  )
}

function AwayForm({ substitute: { current, colleagues }, text, onSave, onEnd }: AwaySectionProps) {
  const failureText = useFailureText()
  const [failure, setFailure] = useState('')
  const [isEnding, setEnding] = useState(false)
  const form = useForm({
    defaultValues: {
      userId: current?.userId ?? 0,
      fromDate: current?.fromDate ?? '',
      toDate: current?.toDate ?? '',
    },
    labels: { userId: text.colleague, fromDate: text.fromDate, toDate: text.toDate },
    rules: {
      userId: [(userId) => (userId === 0 ? { code: 'nobody' } : null)],
      ...{ fromDate: [required], toDate: [required] },
    },
    words: { missing: text.noDay, nobody: text.chooseOne },
    onSubmit: onSave,
  })
  const end = async () => {
    setEnding(true)
    setFailure('')
    try {
      await onEnd()
    } catch (error) {
      setFailure(failureText(reasonOf(readFailure(error))))
    } finally {
      setEnding(false)
    }
  }
  return (
    <Form form={form}>
      <SelectField
        {...form.choice('userId')}
        options={[
          { value: 0, label: text.chooseColleague, isDisabled: true },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div data-slot="days">
        <DateField {...form.text('fromDate')} />
        <DateField {...form.text('toDate')} />
      </div>
      {failure === '' ? null : <Banner tone="danger">{failure}</Banner>}
      <div data-slot="actions">
        <Button {...form.submit} variant="quiet">
          {text.saveAway}
        </Button>
        {current === null ? null : (
          <Button variant="plain" commits="endSubstitute" isPending={isEnding} onClick={() => void end()}>
            {text.endAway}
          </Button>
        )}
      </div>
    </Form>
  )
}
