'use client'
import type { OrderLine, SalesOrderDetails } from '@gauze/contract'
import { minLength, nameWithVariant, parseQuantityInput } from '@gauze/rules'
import { type FieldRule, maxLength, required } from '@gauze/rules/forms'
import type { ProblemWords } from '@gauze/rules/messages'
import { useRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useHeldOpen } from '../../internal/use-held-open.js'
import type { OrderReturnsMessages } from './order-returns.messages.js'

const MESSAGE_LENGTH = { min: 5, max: 4000 }

/** The goods that a person asks to return, and why. */
export interface ReturnRequest {
  readonly message: string
  readonly lines: readonly {
    /** The number of the line in the order, from 1. */
    readonly line: number
    readonly quantity: number
  }[]
}

export interface ReturnDialogProps {
  /** The order whose items are returned. */
  order: SalesOrderDetails
  /** Asks for the return; a rejection is shown in the dialog. A retry of the same request comes with the same key. */
  onReturn: (request: ReturnRequest, idempotencyKey: string) => Promise<unknown>
  text: OrderReturnsMessages
}

interface OpenProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The dialog that asks for the goods to return and for the reason. */
export function ReturnDialog({ isOpen, onOpenChange, order, onReturn, text }: ReturnDialogProps & OpenProps) {
  const held = useHeldOpen(onReturn, onOpenChange)
  return (
    <Dialog isOpen={isOpen} onOpenChange={held.onOpenChange} title={text.returnTitle(order.orderNumber)}>
      <ReturnForm order={order} onReturn={held.send} text={text} onClose={() => held.onOpenChange(false)} />
    </Dialog>
  )
}

/** The values of the form: the reason, and a quantity for each field of a line. */
type Values = Readonly<Record<string, string>>

/** A line that can be returned, with its field. */
interface ReturnableLine {
  readonly field: string
  /** The number of the line in the order, from 1. */
  readonly line: number
  readonly name: string
  readonly unitLabel: string
  readonly most: number
}

function returnableLine({ name, matrixDetails, unitLabel, returnable = 0 }: OrderLine, index: number): ReturnableLine {
  const line = index + 1
  return { field: `line${line}`, line, name: nameWithVariant(name, matrixDetails), unitLabel, most: returnable }
}

/** The quantity that a person typed; 0 for an empty field, which returns nothing of its line. */
function quantityOf(typed = ''): number {
  const input = parseQuantityInput(typed)
  return input.ok ? input.quantity : 0
}

function upTo({ field, most }: ReturnableLine): FieldRule<string, Values> {
  return (typed) => {
    const input = parseQuantityInput(typed)
    if (input.ok) return input.quantity > most ? { code: `${field}Most`, max: most } : null
    return input.problem.code === 'empty' || typed.trim() === '0' ? null : { code: `${field}Whole` }
  }
}

/** The words of the codes of {@link upTo}: each names its item, as the summary shows them without the fields. */
function lineWords(lines: readonly ReturnableLine[], text: OrderReturnsMessages): Record<string, ProblemWords> {
  return Object.fromEntries(
    lines.flatMap(({ field, name }): [string, ProblemWords][] => [
      [`${field}Most`, (most) => text.returnMost(name, most)],
      [`${field}Whole`, text.returnWhole(name)],
    ]),
  )
}

function anyOf(lines: readonly ReturnableLine[]): FieldRule<string, Values> {
  return (_, values) =>
    lines.every(({ field }) => (values[field] ?? '').trim() === '' || values[field]?.trim() === '0')
      ? { code: 'returnNothing' }
      : null
}

function ReturnForm({ order, onReturn, text, onClose }: ReturnDialogProps & { onClose: () => void }) {
  // The lines of the opened dialog: the order is read again while the answer is on its way.
  const lines = useRef(order.lines.map(returnableLine).filter(({ most }) => most > 0)).current
  const form = useForm<Values>({
    defaultValues: { ...Object.fromEntries(lines.map(({ field }) => [field, ''])), message: '' },
    labels: { ...Object.fromEntries(lines.map(({ field, name }) => [field, name])), message: text.returnReason },
    rules: {
      ...Object.fromEntries(
        lines.map((line, index) => [line.field, index === 0 ? [anyOf(lines), upTo(line)] : [upTo(line)]]),
      ),
      message: [required, minLength(MESSAGE_LENGTH.min), maxLength(MESSAGE_LENGTH.max)],
    },
    words: { ...lineWords(lines, text), returnNothing: text.returnNothing },
    onSubmit: async ({ message = '', ...quantities }) => {
      const request = {
        message: message.trim(),
        lines: lines.flatMap(({ field, line }) => {
          const quantity = quantityOf(quantities[field])
          return quantity === 0 ? [] : [{ line, quantity }]
        }),
      }
      await onReturn(request, form.requestKey(request))
      onClose()
    },
  })
  return (
    <Form form={form} className="gz-record-form">
      <p>{text.returnBody}</p>
      {lines.map(({ field, most, unitLabel }) => (
        <TextField
          key={field}
          {...form.text(field)}
          inputMode="numeric"
          autoComplete="off"
          hasOptionalMark={false}
          help={text.returnUpTo(most, unitLabel)}
        />
      ))}
      <TextField {...form.text('message')} rows={4} help={text.returnReasonHelp} />
      <div data-slot="actions">
        <Button variant="quiet" disabled={form.isPending} onClick={onClose}>
          {text.returnCancel}
        </Button>
        <Button {...form.submit} commits="submitIssue">
          {text.returnSend}
        </Button>
      </div>
    </Form>
  )
}
