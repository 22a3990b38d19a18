'use client'
import type { CallInput, CallOutput } from '@gauze/contract'
import { minLength, phone as phoneRule } from '@gauze/rules'
import { maxLength, required } from '@gauze/rules/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useOnline } from '../../hooks/use-online.js'
import { createKeySeed } from '../../internal/create-key-seed.js'
import type { IssueAttempt, IssueDraft } from '../issue-draft/index.js'
import type { IssueReportMessages } from './issue-report.messages.js'

type Issue = CallInput<'submitIssue'>

const MESSAGE_LENGTH = { min: 5, max: 4000 }
const PHONE_LENGTH = 30
/** Longer links to a mail program do nothing in some browsers. */
const MAILED_LENGTH = 1200

export interface IssueFormProps {
  page: string
  facts: NonNullable<Issue['facts']>
  /** The mail that is offered after a failure: its recipient, and the lines below the text. */
  mail: { readonly email: string; readonly lines: readonly string[] }
  draft: IssueDraft | null
  onDraftChange: ((draft: IssueDraft | null) => void) | undefined
  onSubmit: (issue: Issue, idempotencyKey: string) => Promise<CallOutput<'submitIssue'>>
  text: IssueReportMessages
}

/** The fields of an issue, its success with a number, and its failure with the way out by mail. */
export function IssueForm({ page, facts, mail, draft, onDraftChange, onSubmit, text }: IssueFormProps) {
  const isOnline = useOnline()
  const attempt = useRef<IssueAttempt | null>(draft?.attempt ?? null)
  const [submitted, setSubmitted] = useState<CallOutput<'submitIssue'> | null>(null)
  const form = useForm({
    defaultValues: { message: draft?.message ?? '', phone: draft?.phone ?? '' },
    labels: { message: text.message, phone: text.phone },
    rules: {
      message: [required, minLength(MESSAGE_LENGTH.min), maxLength(MESSAGE_LENGTH.max)],
      phone: [maxLength(PHONE_LENGTH), phoneRule],
    },
    tidy: ({ message, phone }) => ({ message: message.trim(), phone: phone.trim() }),
    onChange: (change) => onDraftChange?.({ ...form.values, ...change, attempt: attempt.current }),
    onSubmit: async (values) => {
      attempt.current = attemptOf(attempt.current, { ...values, page, facts })
      onDraftChange?.({ ...form.values, attempt: attempt.current })
      setSubmitted(await onSubmit(attempt.current.issue, attempt.current.key))
      attempt.current = null
      onDraftChange?.(null)
    },
    messages: { failed: isOnline ? text.unreached : text.offline },
  })
  const message = form.text('message')
  const [reportsBefore, setReportsBefore] = useState(0)
  useEffect(() => {
    // The button that opened the empty form again has disappeared.
    if (reportsBefore > 0) document.getElementById(message.id)?.focus()
  }, [reportsBefore, message.id])
  const reportAnother = () => {
    form.set({ message: '', phone: '' })
    setReportsBefore((count) => count + 1)
  }
  const mailHref = mailTo(mail.email, text.subject, [form.values.message.slice(0, MAILED_LENGTH), '', ...mail.lines])
  const error: ReactNode = form.error ? (
    <>
      <b>{text.failed}</b> {form.error}
      <LinkButton variant="quiet" size="s" href={mailHref}>
        {text.write(mail.email)}
      </LinkButton>
    </>
  ) : null
  return (
    <Form
      form={{ ...form, error }}
      sent={submitted ? <Submitted submitted={submitted} text={text} onAnother={reportAnother} /> : null}
    >
      <TextField {...message} rows={6} help={text.messageHelp} />
      <TextField {...form.text('phone')} type="tel" autoComplete="tel" help={text.phoneHelp} />
      <div>
        <Button {...form.submit}>{text.submit}</Button>
      </div>
      <p role="status" data-slot="status">
        {isOnline ? null : text.offline}
      </p>
    </Form>
  )
}

interface SubmittedProps {
  submitted: CallOutput<'submitIssue'>
  text: IssueReportMessages
  onAnother: () => void
}

function Submitted({ submitted: { number, email }, text, onAnother }: SubmittedProps) {
  return (
    <>
      <p>
        <b>{text.submitted}</b>
      </p>
      <p>{text.confirmed(number, email)}</p>
      <Button variant="quiet" size="s" onClick={onAnother}>
        {text.another}
      </Button>
    </>
  )
}

/** The earlier attempt, with its details and its key, while the person has changed nothing; otherwise a new one. */
function attemptOf(earlier: IssueAttempt | null, issue: Issue): IssueAttempt {
  const isSame =
    earlier !== null &&
    earlier.issue.message === issue.message &&
    (earlier.issue.phone ?? '') === (issue.phone ?? '') &&
    earlier.issue.facts?.networkAddress === issue.facts?.networkAddress
  return isSame ? earlier : { key: createKeySeed(), issue }
}

function mailTo(email: string, subject: string, lines: readonly string[]): string {
  const mail = new URLSearchParams({ subject, body: lines.join('\n') })
  return `mailto:${email}?${mail.toString().replaceAll('+', '%20')}`
}
