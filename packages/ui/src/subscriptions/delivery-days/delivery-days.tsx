'use client'
import type { CallOutput } from '@gauze/contract'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useDateFormat, useWeekdayFormat } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type DeliveryDaysMessages, deliveryDaysMessages } from './delivery-days.messages.js'

/** The names of the days on which orders ship, Monday first. */
function weekdaysOf({ monday, tuesday, wednesday, thursday, friday }: DeliveryDaysMessages) {
  return [monday, tuesday, wednesday, thursday, friday] as const
}

const dayNames = ['day1', 'day2', 'day3', 'day4', 'day5'] as const

export interface DeliveryDaysProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The chosen days, the next ship dates and the cutoff time; null while they load. */
  answer: CallOutput<'getDeliveryDays'> | null
  /** Whether the days are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the days again after a failure. */
  onRetry: () => void
  /** Whether the user may choose the days. */
  mayChange: boolean
  /** Saves the days, 1 Monday to 5 Friday, such as `saveDeliveryDays` of an API client. The form shows a rejection. */
  onSave: (days: readonly number[]) => Promise<unknown>
  messages?: Partial<DeliveryDaysMessages>
}

/**
 * The weekdays on which the orders of a company ship, with the next ship dates. An administrator chooses the weekdays.
 *
 * @example
 * <DeliveryDays answer={answer} onRetry={read} mayChange={isAdmin}
 *   onSave={(deliveryDays) => api.saveDeliveryDays({ deliveryDays: [...deliveryDays] })} />
 */
export function DeliveryDays({
  answer,
  status = 'ready',
  onRetry,
  mayChange,
  onSave,
  messages,
  className,
  ...props
}: DeliveryDaysProps) {
  const text = useMessages('deliveryDays', deliveryDaysMessages, messages)
  return (
    <div {...props} className={cx('gz-delivery-days', className)}>
      {status === 'loading' ? (
        <>
          <p role="status" className="gz-visually-hidden">
            {text.loading}
          </p>
          <Skeleton width="100%" height="16rem" shape="box" />
          <Skeleton width="100%" height="16rem" shape="box" />
        </>
      ) : null}
      {status === 'error' ? <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} /> : null}
      {status === 'ready' && answer ? (
        <>
          {mayChange ? (
            <DaysForm days={answer.deliveryDays} onSave={onSave} text={text} />
          ) : (
            <section className="gz-panel">
              <p data-slot="days">{sentenceOf(answer.deliveryDays, text)}</p>
              <p>{text.readOnly}</p>
            </section>
          )}
          <NextDates answer={answer} text={text} />
        </>
      ) : null}
    </div>
  )
}

function sentenceOf(days: readonly number[], text: DeliveryDaysMessages): string {
  const names = days.flatMap((day) => weekdaysOf(text)[day - 1] ?? [])
  const [last = '', ...others] = [...names].reverse()
  if (names.length === 0 || names.length === dayNames.length) return text.anyDay
  return text.onDays(others.length === 0 ? last : text.lastDay(others.reverse().join(', '), last))
}

interface DayValues {
  day1: boolean
  day2: boolean
  day3: boolean
  day4: boolean
  day5: boolean
}

function DaysForm({
  days,
  onSave,
  text,
}: Pick<DeliveryDaysProps, 'onSave'> & { days: readonly number[]; text: DeliveryDaysMessages }) {
  const id = useId()
  const [notice, setNotice] = useState('')
  const [day1, day2, day3, day4, day5] = weekdaysOf(text)
  const form = useForm<DayValues>({
    defaultValues: {
      ...{ day1: days.includes(1), day2: days.includes(2), day3: days.includes(3) },
      ...{ day4: days.includes(4), day5: days.includes(5) },
    },
    labels: { day1, day2, day3, day4, day5 },
    onChange: () => setNotice(''),
    onSubmit: async (values) => {
      const chosen = dayNames.flatMap((name, index) => (values[name] ? [index + 1] : []))
      await onSave(chosen)
      setNotice(text.saved(sentenceOf(chosen, text)))
    },
  })
  return (
    <Form form={form} className="gz-panel">
      <fieldset aria-describedby={id}>
        <legend>{text.legend}</legend>
        <p id={id}>{text.help}</p>
        {dayNames.map((name, index) => (
          <Checkbox key={name} {...form.checkbox(name)}>
            {weekdaysOf(text)[index]}
          </Checkbox>
        ))}
      </fieldset>
      <Button {...form.submit}>{text.save}</Button>
      <p role="status" data-slot="notice">
        {notice}
      </p>
    </Form>
  )
}

function NextDates({ answer, text }: { answer: CallOutput<'getDeliveryDays'>; text: DeliveryDaysMessages }) {
  const id = useId()
  const short = useDateFormat()
  const weekday = useWeekdayFormat()
  const [hour = '0', minutes = '00'] = answer.cutoffTime.split(':')
  return (
    <section className="gz-panel" aria-labelledby={id}>
      <h2 id={id}>{text.nextTitle}</h2>
      {answer.shipDates.length > 0 ? (
        <>
          <p>{text.nextHelp}</p>
          <ol>
            {answer.shipDates.map((date) => (
              <li key={date}>
                <time dateTime={date}>{text.day(weekday(date), short(date))}</time>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>{text.noDates}</p>
      )}
      <p data-slot="cutoff">{text.cutoff(Number(hour), minutes)}</p>
    </section>
  )
}
