'use client'
import type { Invoice } from '@gauze/contract'
import type { PaymentChoice } from '@gauze/machines/billing'
import { type FormEvent, useMemo, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { DateField } from '../../forms/date-field/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'

interface InvoiceRulesProps {
  invoices: readonly Invoice[]
  /** The invoices that the list shows. */
  found: readonly Invoice[]
  amounts: PaymentChoice['amounts']
  today: string
  /** Chooses invoices by a rule with a name, or leaves them. */
  onRule: (invoices: readonly Invoice[], isChosen: boolean, rule: string) => void
  onClear: () => void
}

/**
 * Buttons that choose many invoices at once: each adds its invoices, and takes them out when it is pressed again. A rule
 * whose invoices something else chose is not pressed yet, so that its first press takes nothing out.
 */
export function InvoiceRules({ invoices, found, amounts, today, onRule, onClear }: InvoiceRulesProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { number } = useFormats()
  const date = useDateFormat()
  const [day, setDay] = useState(today)
  const [isMissing, setMissing] = useState(false)
  /** The invoices of each pressed rule. */
  const [pressed, setPressed] = useState<readonly (readonly Invoice[])[]>([])
  const overdue = useMemo(() => invoices.filter(({ daysOverdue }) => daysOverdue > 0), [invoices])
  const due = useMemo(
    () => invoices.filter(({ dueDate }) => day !== '' && dueDate.slice(0, 10) <= day),
    [invoices, day],
  )
  const isChosen = (some: readonly Invoice[]) => some.length > 0 && some.every(({ id }) => amounts[id] !== undefined)
  const isPressed = (some: readonly Invoice[]) => pressed.includes(some) && isChosen(some)
  const press = (some: readonly Invoice[], name: string) => {
    const others = pressed.filter((other) => other !== some && isChosen(other))
    setPressed(isPressed(some) ? others : [...others, some])
    onRule(some, !isPressed(some), name)
  }
  const rule = (some: readonly Invoice[], name: string) => (
    <Button size="s" variant="quiet" aria-pressed={isPressed(some)} onClick={() => press(some, name)}>
      {name}
    </Button>
  )
  const clear = () => {
    setPressed([])
    onClear()
  }
  const chooseDue = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A typed day that does not exist is not missing: its field says so.
    setMissing(day === '' && event.currentTarget.checkValidity())
    if (day !== '') return press(due, text.chooseDueBy(date(day)))
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <fieldset aria-label={text.rules} className="gz-invoice-rules">
      {overdue.length > 0 ? rule(overdue, text.allOverdue) : null}
      {rule(found, found === invoices ? text.all : text.allFound(number(found.length)))}
      <Button size="s" variant="quiet" onClick={clear}>
        {text.none}
      </Button>
      <form data-slot="due-by" noValidate onSubmit={chooseDue}>
        <DateField
          label={<span className="gz-visually-hidden">{text.dueBy}</span>}
          isRequired
          error={isMissing ? text.noDay : undefined}
          value={day}
          onChange={(event) => {
            setMissing(false)
            setDay(event.currentTarget.value)
          }}
        />
        <Button type="submit" size="s" variant="quiet" aria-pressed={isPressed(due)}>
          {day === '' ? text.dueBy : text.chooseDueBy(date(day))}
        </Button>
      </form>
    </fieldset>
  )
}
