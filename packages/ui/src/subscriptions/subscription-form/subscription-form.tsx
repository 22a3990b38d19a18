'use client'
import type { CallInput, OfferedAddress, SeenPlace, Subscription } from '@gauze/contract'
import { easternDate, type SubscriptionRhythm, subscriptionDates } from '@gauze/rules'
import { maxLength, required } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, useId } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { AddressPicker, addressLines } from '../../addresses/address-picker/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useWeekdayFormat } from '../../formats/index.js'
import { DateField } from '../../forms/date-field/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { PaymentPicker } from '../../payment-methods/payment-picker/index.js'
import type { SubscriptionChoices } from '../subscriptions/index.js'
import { type SubscriptionFormMessages, subscriptionFormMessages } from './subscription-form.messages.js'

const LONGEST_PO_NUM = 40
const MOST_BETWEEN = 52
const DATES_SHOWN = 4
const NONE = ''

export interface SubscriptionFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The list that the subscription orders. */
  list: { readonly id: number; readonly name: string }
  /** The subscription to change; null sets one up. */
  subscription: Subscription | null
  /** The addresses and ways to pay to choose from. */
  choices: SubscriptionChoices
  /**
   * Saves the subscription, such as `upsertSubscription` of an API client. A rejection is shown in the form. Reads the
   * choices again when the server refuses a place with `address-changed`: the form keeps the entries.
   */
  onSave: (form: CallInput<'upsertSubscription'>) => Promise<Subscription>
  /** Called after saving, with the result in words. */
  onSaved: (words: string) => void
  /** The address that Cancel leads to. */
  cancelHref: string
  /** YYYY-MM-DD in Eastern time; the current day if omitted. */
  today?: string
  messages?: Partial<SubscriptionFormMessages>
}

interface Values {
  every: string
  frequency: SubscriptionRhythm['frequency']
  startOn: string
  shipAddressId: string
  billAddressId: string
  paymentMethod: string
  poNum: string
}

/**
 * The checkout of an item list that is ordered again by itself, or of changes to its subscription: the schedule is its
 * first step, then delivery and payment, with the next four dates beside them while people type.
 *
 * @example
 * <SubscriptionForm list={list} subscription={null} choices={choices} cancelHref="/lists"
 *   onSave={(form) => api.upsertSubscription(form)} onSaved={notify} />
 */
export function SubscriptionForm({
  list,
  subscription,
  choices,
  onSave,
  onSaved,
  cancelHref,
  today = easternDate(new Date()),
  messages,
  className,
  ...props
}: SubscriptionFormProps) {
  const text = useMessages('subscriptionForm', subscriptionFormMessages, messages)
  const id = useId()
  const date = useDateFormat()
  const day = useDay(text)
  const initial = initialValues(subscription, choices, today)
  const addressOf = (value: string) => choices.addresses.find((address) => String(address.id) === value)
  const firstDateOf = (rhythm: RhythmValues) =>
    subscription && isSameRhythm(rhythm, initial) ? subscription.startOn : rhythm.startOn
  const form = useForm<Values>({
    defaultValues: initial,
    labels: { ...text, startOn: subscription ? text.nextOn : text.startOn },
    rules: {
      every: [required, (every) => (rhythmNumber(every) === null ? { code: 'wholeNumber' } : null)],
      startOn: [required, (startOn) => (startOn > today ? null : { code: 'afterToday' })],
      shipAddressId: [required],
      billAddressId: [required],
      paymentMethod: [required],
      poNum: [
        (poNum, { paymentMethod }) => (paymentMethod === 'terms' ? required(poNum) : null),
        maxLength(LONGEST_PO_NUM),
      ],
    },
    words: { wholeNumber: text.wholeNumber, afterToday: text.afterToday },
    tidy: (values) => ({ ...values, every: values.every.trim(), poNum: values.poNum.trim() }),
    onSubmit: async ({ every, frequency, startOn, shipAddressId, billAddressId, paymentMethod, poNum }) => {
      const saved = await onSave({
        ...{ itemListId: list.id, every: Number(every), frequency, poNum },
        // The first date has the day of the month, which a short month's date has lost.
        startOn: firstDateOf({ every, frequency, startOn }),
        shipAddressId: Number(shipAddressId),
        billAddressId: Number(billAddressId),
        paymentMethod: paymentMethod === 'terms' ? 'terms' : Number(paymentMethod),
        expectedShipTo: placeOf(addressOf(shipAddressId)),
        expectedBillTo: placeOf(addressOf(billAddressId)),
      })
      const next = saved.nextDates.find(({ skipped }) => !skipped)
      onSaved(saved.paused || !next ? text.savedPaused(list.name) : text.saved(list.name, date(next.date)))
    },
  })
  const { paymentMethod } = form.values
  const preview = previewOf(form.values, firstDateOf(form.values))
  const addresses = choices.addresses.map((address) => ({ value: String(address.id), label: inOneLine(address) }))
  const shipTo = addressOf(form.values.shipAddressId)
  const billTo = addressOf(form.values.billAddressId)
  // A list cuts long texts, so the whole address stands below it.
  const billHelp = billTo && [inOneLine(billTo), billTo.isShared ? '' : text.notShared].filter(Boolean).join('. ')
  const placeChanges = subscription?.placeChanges ?? []
  return (
    <Form {...props} form={form} className={cx('gz-subscription-form', className)}>
      <div className="gz-with-summary">
        <div data-slot="steps">
          <fieldset className="gz-panel">
            <legend>{text.schedule}</legend>
            <div data-slot="rhythm">
              <TextField {...form.text('every')} inputMode="numeric" maxLength={2} autoComplete="off" />
              <SelectField
                {...form.choice('frequency')}
                options={[
                  { value: 'weeks', label: text.weeks },
                  { value: 'months', label: text.months },
                ]}
              />
              <DateField {...form.text('startOn')} min={today} help={text.startHelp} />
            </div>
          </fieldset>
          <fieldset className="gz-panel">
            <legend>{text.delivery}</legend>
            {placeChanges.length > 0 ? (
              <Banner tone="warning" role="note" title={text.placesChanged}>
                <ul>
                  {placeChanges.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
                <p>{text.placesHelp}</p>
              </Banner>
            ) : null}
            <AddressPicker
              {...form.choice('shipAddressId')}
              tabIndex={-1}
              // The cart of today decides nothing about the orders of a list.
              addresses={choices.addresses.map((address) => ({
                ...address,
                offeredForCart: true,
                withheldReason: null,
              }))}
              value={shipTo?.id ?? null}
              onChange={(addressId) => form.set({ shipAddressId: String(addressId) })}
            />
            {shipTo && !shipTo.isShared ? <p data-slot="help">{text.notShared}</p> : null}
          </fieldset>
          <fieldset className="gz-panel">
            <legend>{text.payment}</legend>
            <PaymentPicker
              {...form.choice('paymentMethod')}
              tabIndex={-1}
              terms={choices.terms === null ? null : { label: choices.terms, availableBalance: null }}
              cards={choices.cards}
              value={
                paymentMethod === NONE || paymentMethod === 'terms' ? paymentMethod || null : Number(paymentMethod)
              }
              onChange={(choice) => form.set({ paymentMethod: String(choice) })}
            />
            <TextField
              {...form.text('poNum')}
              help={text.poHelp}
              isRequired={paymentMethod === 'terms'}
              maxLength={LONGEST_PO_NUM}
              autoComplete="off"
            />
            <SelectField
              {...form.choice('billAddressId')}
              options={
                form.values.billAddressId === NONE ? [{ value: NONE, label: text.choose }, ...addresses] : addresses
              }
              help={billHelp}
            />
          </fieldset>
        </div>
        <aside className="gz-panel gz-summary" aria-label={text.summary}>
          <h2>{list.name}</h2>
          <div data-slot="preview" aria-live="polite">
            <h3 id={id}>{text.preview}</h3>
            {preview.length > 0 ? (
              <ol aria-labelledby={id}>
                {preview.map((each) => (
                  <li key={each}>
                    <time dateTime={each}>{day(each)}</time>
                  </li>
                ))}
              </ol>
            ) : (
              <p>{text.noPreview}</p>
            )}
          </div>
          <p data-slot="promise">{text.promise}</p>
          <Button {...form.submit} size="l" isWide commits="upsertSubscription">
            {subscription ? text.save : text.start}
          </Button>
          <LinkButton variant="plain" isWide href={cancelHref}>
            {text.cancel}
          </LinkButton>
        </aside>
      </div>
    </Form>
  )
}

/** A whole address with its label: two addresses can share a label and a street. */
function inOneLine(address: OfferedAddress): string {
  return [address.label, ...addressLines(address)].filter(Boolean).join(', ')
}

/** The content of an address as the form shows it, so that a change by a colleague stops the save. */
function placeOf(address: OfferedAddress | undefined): SeenPlace | undefined {
  if (address === undefined) return undefined
  const { attention, line1, line2, city, state, zip } = address
  return { attention, line1, line2, city, state, zip }
}

function useDay(text: SubscriptionFormMessages) {
  const [short, weekday] = [useDateFormat(), useWeekdayFormat()]
  return (date: string) => text.day(weekday(date), short(date))
}

/** The stored choices, as far as they still exist; the defaults of the company for a new subscription. */
function initialValues(
  subscription: Subscription | null,
  { addresses, cards, terms }: SubscriptionChoices,
  today: string,
): Values {
  const addressOr = (id: number | undefined) => String(addresses.find((address) => address.id === id)?.id ?? NONE)
  const defaultOf = (name: 'isDefaultShipping' | 'isDefaultBilling') =>
    (addresses.find((address) => address[name]) ?? addresses[0])?.id
  const usable = cards.filter(({ expired }) => !expired)
  if (subscription) {
    const { every, frequency, nextDates, shipAddressId, billAddressId, paymentMethod, poNum } = subscription
    const isOffered = paymentMethod === 'terms' ? terms !== null : usable.some(({ id }) => id === paymentMethod)
    return {
      ...{ every: String(every), frequency, poNum },
      startOn: nextDates.find(({ date, skipped }) => !skipped && date > today)?.date ?? NONE,
      shipAddressId: addressOr(shipAddressId),
      billAddressId: addressOr(billAddressId),
      paymentMethod: isOffered ? String(paymentMethod) : NONE,
    }
  }
  const card = usable.find(({ isDefault }) => isDefault) ?? usable[0]
  return {
    ...{ every: '2', frequency: 'weeks', startOn: NONE, poNum: NONE },
    shipAddressId: addressOr(defaultOf('isDefaultShipping')),
    billAddressId: addressOr(defaultOf('isDefaultBilling')),
    paymentMethod: terms === null ? String(card?.id ?? NONE) : 'terms',
  }
}

type RhythmValues = Pick<Values, 'every' | 'frequency' | 'startOn'>

function isSameRhythm(one: RhythmValues, other: RhythmValues): boolean {
  return one.every.trim() === other.every && one.frequency === other.frequency && one.startOn === other.startOn
}

/** Weeks or months between two dates; null if the text is none. */
function rhythmNumber(text: string): number | null {
  const every = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return every >= 1 && every <= MOST_BETWEEN ? every : null
}

/** The next dates from the date in the form on, counted from the first date of the rhythm. */
function previewOf({ every, frequency, startOn: from }: Values, startOn: string): string[] {
  const number = rhythmNumber(every)
  if (number === null || !/^\d{4}-\d\d-\d\d$/.test(from)) return []
  return subscriptionDates({ every: number, frequency, startOn }, from, DATES_SHOWN)
}
