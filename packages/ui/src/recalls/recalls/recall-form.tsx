'use client'
import type { CallInput, RecallDetails, RecallLine } from '@gauze/contract'
import { nameWithVariant, recallCountsProblem } from '@gauze/rules'
import { type FieldRule, maxLength } from '@gauze/rules/forms'
import type { ProblemWords } from '@gauze/rules/messages'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { Mark } from '../../icons/index.js'
import type { RecallDetailsMessages } from './recalls.messages.js'

/** An acknowledgment as a person sends it. */
export type RecallAcknowledgmentInput = Omit<CallInput<'acknowledgeRecall'>, 'id'>

const counted = ['found', 'used', 'quarantined', 'returned'] as const
const NOTE_LENGTH = 1000

type Counted = (typeof counted)[number]

/** The texts of the fields: a count of each kind for each line, the note, and `yes` for a confirmation. */
type Values = Readonly<Record<string, string>>

function fieldOf(name: Counted, { id }: RecallLine): string {
  return `${name}${id}`
}

/** The number of a field; null for a text that is no whole number. An empty field means none. */
function countOf(typed = ''): number | null {
  const text = typed.trim().replaceAll(',', '')
  if (text === '') return 0
  return /^\d{1,5}$/.test(text) ? Number(text) : null
}

function isWhole(field: string): FieldRule<string, Values> {
  return (typed) => (countOf(typed) === null ? { code: `${field}Whole` } : null)
}

/** The counts of a line, as far as they are numbers. */
function countsOf(values: Values, line: RecallLine) {
  const count = (name: Counted) => countOf(values[fieldOf(name, line)]) ?? 0
  return { found: count('found'), used: count('used'), quarantined: count('quarantined'), returned: count('returned') }
}

/** The rule of a line's counts together, at the field that the person can lower. */
function upTo(line: RecallLine, code: 'aboveReceived' | 'aboveFound'): FieldRule<string, Values> {
  return (_typed, values) => {
    const problem = recallCountsProblem(countsOf(values, line), line.quantity)
    return problem?.code === code ? { code: `${code}${line.id}`, max: problem.max } : null
  }
}

interface LineName {
  readonly line: RecallLine
  readonly name: string
}

function labelsOf(lines: readonly LineName[], text: RecallDetailsMessages): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ line, name }) => counted.map((kind) => [fieldOf(kind, line), text.fieldOf(text[kind], name)])),
  )
}

function rulesOf(lines: readonly LineName[]): Record<string, FieldRule<string, Values>[]> {
  return Object.fromEntries(
    lines.flatMap(({ line }) =>
      counted.map((kind) => {
        const field = fieldOf(kind, line)
        if (kind === 'found') return [field, [isWhole(field), upTo(line, 'aboveReceived')]]
        if (kind === 'quarantined') return [field, [isWhole(field), upTo(line, 'aboveFound')]]
        return [field, [isWhole(field)]]
      }),
    ),
  )
}

function wordsOf(lines: readonly LineName[], text: RecallDetailsMessages): Record<string, ProblemWords> {
  return Object.fromEntries(
    lines.flatMap(({ line, name }): [string, ProblemWords][] => [
      ...counted.map((kind): [string, ProblemWords] => [
        `${fieldOf(kind, line)}Whole`,
        text.whole(text.fieldOf(text[kind], name)),
      ]),
      [`aboveReceived${line.id}`, (most) => text.aboveReceived(name, most)],
      [`aboveFound${line.id}`, (most) => text.aboveFound(name, most)],
    ]),
  )
}

function defaultsOf({ lines, acknowledgments: [latest] }: RecallDetails): Values {
  const counts = lines.flatMap((line) => {
    const known = latest?.lines.find(({ lineId }) => lineId === line.id)
    return counted.map((kind) => [fieldOf(kind, line), known === undefined ? '' : String(known[kind])])
  })
  return { ...Object.fromEntries(counts), note: latest?.note ?? '', isConfirmed: '' }
}

function isConfirmed(value: string): { readonly code: 'notConfirmed' } | null {
  return value === 'yes' ? null : { code: 'notConfirmed' }
}

export interface RecallFormProps {
  recall: RecallDetails
  /** Sends the acknowledgment; a rejection is shown. A retry of the same acknowledgment comes with the same key. */
  onAcknowledge: (acknowledgment: RecallAcknowledgmentInput, idempotencyKey: string) => Promise<unknown>
  /** Whether a button has opened it, whose place in the page is above. */
  startsFocused: boolean
  /** Without it the form cannot be left. */
  onCancel: (() => void) | undefined
  text: RecallDetailsMessages
}

/** The form that acknowledges a recall, or amends its acknowledgment, line by line. */
export function RecallForm({ recall, startsFocused, onAcknowledge, onCancel, text }: RecallFormProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const focusAtFirst = useEffectEvent(() => {
    if (startsFocused) title.current?.focus()
  })
  useEffect(() => {
    focusAtFirst()
  }, [])
  const { number } = useFormats()
  const date = useDateFormat()
  const { lines, acknowledgments } = recall
  const version = acknowledgments[0]?.version ?? 0
  // The counts when the form opened: the recall is read again when somebody else has acknowledged it.
  const opened = useRef(defaultsOf(recall)).current
  const named = lines.map((line) => ({
    line,
    name: text.line(nameWithVariant(line.name, line.matrixDetails), line.order.orderNumber),
  }))
  const form = useForm<Values>({
    defaultValues: { ...defaultsOf(recall), ...opened },
    labels: { ...labelsOf(named, text), note: text.note, isConfirmed: text.confirm },
    rules: { ...rulesOf(named), note: [maxLength(NOTE_LENGTH)], isConfirmed: [isConfirmed] },
    words: { ...wordsOf(named, text), notConfirmed: text.notConfirmed },
    onSubmit: async (values) => {
      const acknowledgment: RecallAcknowledgmentInput = {
        version,
        lines: lines.map((line) => ({ id: line.id, ...countsOf(values, line) })),
        note: values.note?.trim() ?? '',
        isConfirmed: true,
      }
      await onAcknowledge(acknowledgment, form.requestKey(acknowledgment))
    },
  })
  const [filled, setFilled] = useState('')
  const fill = (words: string, counts: (line: RecallLine) => Readonly<Record<Counted, number>>) => {
    setFilled(text.filled(words))
    form.set(
      Object.fromEntries(
        lines.flatMap((line) => counted.map((kind) => [fieldOf(kind, line), String(counts(line)[kind])])),
      ),
    )
  }
  const { id, error } = form.text('isConfirmed')
  return (
    <section className="gz-panel gz-record-part" aria-labelledby={titleId} data-slot="acknowledge">
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {version === 0 ? text.form : text.formAmend}
      </h2>
      <Form form={form} className="gz-recall-form">
        <p>{text.formHelp}</p>
        <div data-slot="fill">
          <Button
            size="s"
            variant="quiet"
            onClick={() =>
              fill(text.allUsed, ({ quantity }) => ({ found: 0, used: quantity, quarantined: 0, returned: 0 }))
            }
          >
            {text.allUsed}
          </Button>
          <Button
            size="s"
            variant="quiet"
            onClick={() =>
              fill(text.allFound, ({ quantity }) => ({ found: quantity, used: 0, quarantined: quantity, returned: 0 }))
            }
          >
            {text.allFound}
          </Button>
        </div>
        <p role="status" className="gz-visually-hidden">
          {filled}
        </p>
        {named.map(({ line, name }) => (
          <fieldset key={line.id}>
            <legend>{name}</legend>
            <p data-slot="received">{text.receivedOf(number(line.quantity), line.unitLabel, date(line.shippedAt))}</p>
            <div data-slot="counts">
              {counted.map((kind) => (
                <TextField
                  key={kind}
                  {...form.text(fieldOf(kind, line))}
                  label={text[kind]}
                  inputMode="numeric"
                  autoComplete="off"
                  hasOptionalMark={false}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <TextField {...form.text('note')} rows={3} help={text.noteHelp} />
        <div className="gz-field" data-invalid={error ? true : undefined}>
          <Checkbox
            id={id}
            name="isConfirmed"
            checked={form.values.isConfirmed === 'yes'}
            onChange={(isChecked) => form.set({ isConfirmed: isChecked ? 'yes' : '' })}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          >
            {text.confirm}
          </Checkbox>
          {error ? (
            <p id={`${id}-error`} data-slot="error">
              <Mark shape="triangle" /> {error}
            </p>
          ) : null}
        </div>
        <div data-slot="buttons">
          <Button {...form.submit} commits="acknowledgeRecall">
            {version === 0 ? text.submit : text.submitAmend}
          </Button>
          {onCancel ? (
            <Button variant="quiet" disabled={form.isPending} onClick={onCancel}>
              {text.cancel}
            </Button>
          ) : null}
        </div>
      </Form>
    </section>
  )
}
