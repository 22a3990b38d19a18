'use client'
import type { CallInput, CallOutput } from '@gauze/contract'
import { addDays } from '@gauze/rules'
import { required } from '@gauze/rules/forms'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { DateField } from '../../forms/date-field/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { useMessages } from '../../messages/index.js'
import { openPaper, PaperNews } from '../../records/papers/index.js'
import { recordDayProblems } from '../../records/record-list/record-days.js'
import { type TransactionsMessages, transactionsMessages } from './transactions.messages.js'

export interface StatementProps {
  /** Asks for the statement, such as `generatePDF` of an API client. */
  onStatement: (input: CallInput<'generatePDF'>) => Promise<CallOutput<'generatePDF'>>
  /** Today in Eastern time, YYYY-MM-DD: the end of the usual statement, which begins with the month before. */
  today: string
  messages?: Partial<TransactionsMessages>
}

interface StatementDialogProps extends StatementProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The dialog that asks for the days of a statement, and opens it in a new window. */
export function StatementDialog({ isOpen, onOpenChange, messages, ...props }: StatementDialogProps) {
  const text = useMessages('transactions', transactionsMessages, messages)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={text.statement}>
      <StatementForm {...props} text={text} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface StatementDays {
  startDate: string
  statementDate: string
}

interface StatementFormProps extends Omit<StatementProps, 'messages'> {
  text: TransactionsMessages
  onClose: () => void
}

function StatementForm({ onStatement, today, text, onClose }: StatementFormProps) {
  const [blocked, setBlocked] = useState<string | null>(null)
  /** Open transactions are those of one day, whenever they began. */
  const [isOpenOnly, setIsOpenOnly] = useState(false)
  const form = useForm<StatementDays>({
    defaultValues: { startDate: lastMonthStart(today), statementDate: today },
    labels: { startDate: text.fromDate, statementDate: isOpenOnly ? text.asOf : text.toDate },
    rules: {
      startDate: isOpenOnly ? [] : [required, (fromDate) => recordDayProblems({ fromDate }).fromDate ?? null],
      statementDate: [
        required,
        (toDate, { startDate }) => recordDayProblems({ fromDate: isOpenOnly ? '' : startDate, toDate }).toDate ?? null,
      ],
    },
    words: { noDay: text.noDay, reversed: text.reversed },
    onSubmit: async ({ startDate, statementDate }) => {
      const days = { startDate: isOpenOnly ? statementDate : startDate, statementDate }
      const input = { type: 'statement', ...days, openTransactionsOnly: isOpenOnly } as const
      const left = await openPaper(async () => (await onStatement(input)).pdfUrl)
      setBlocked(left)
      if (left === null) onClose()
    },
  })
  return (
    <Form form={form} className="gz-statement">
      <PaperNews papers={{ failure: null, blocked }} />
      <p>{isOpenOnly ? text.openBody : text.statementBody}</p>
      <div data-slot="days">
        {isOpenOnly ? null : <DateField {...form.text('startDate')} />}
        <DateField {...form.text('statementDate')} />
      </div>
      <Checkbox checked={isOpenOnly} onChange={setIsOpenOnly}>
        {text.openOnly}
      </Checkbox>
      <div data-slot="actions">
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button {...form.submit} aria-label={text.openStatementName}>
          {text.openStatement}
        </Button>
      </div>
    </Form>
  )
}

/** The first day of the month before the one of a day. */
function lastMonthStart(day: string): string {
  const lastOfMonth = addDays(`${day.slice(0, 7)}-01`, -1)
  return `${lastOfMonth.slice(0, 7)}-01`
}
