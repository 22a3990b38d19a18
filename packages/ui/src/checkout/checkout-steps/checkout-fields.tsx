'use client'
import type { OfferedAddress } from '@gauze/contract'
import type { CheckoutForm } from '@gauze/machines/checkout'
import { easternDate } from '@gauze/rules'
import { type ReactNode, useId } from 'react'
import { AddressPicker, addressLines } from '../../addresses/address-picker/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useFormats, useWeekdayFormat } from '../../formats/index.js'
import { FormErrors, type FormHandle } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { Anchor } from '../../link/index.js'
import { PaymentPicker } from '../../payment-methods/payment-picker/index.js'
import { useRoutes } from '../../routes/index.js'
import { useCurrentCheckout } from './checkout-provider.js'
import type { CheckoutStepsMessages } from './checkout-steps.messages.js'

const SOONEST = ''

interface CheckoutFieldsProps {
  form: FormHandle<CheckoutForm>
  addAddress: ReactNode
  addCard: ReactNode
  text: CheckoutStepsMessages
}

/** The fields of an order: address, payment, date. */
export function CheckoutFields({ form, addAddress, addCard, text }: CheckoutFieldsProps) {
  const { view } = useCurrentCheckout()
  const routes = useRoutes()
  const [date, weekday] = [useDateFormat(), useWeekdayFormat()]
  const dayText = (day: string) => text.day(weekday(day), date(day))
  const { money } = useFormats()
  const { shipToChoices, paymentChoices, aboveCredit, shipDates, cutoffTime } = view
  const { convenienceFee } = view.summary
  const { shipDate, billAddressId, paymentMethod } = form.values
  // While the days of another address are being read, the chosen one stays in view.
  const days = shipDate === null || shipDates.includes(shipDate) ? shipDates : [shipDate, ...shipDates]
  const billTo = shipToChoices.find(({ id }) => id === billAddressId)
  return (
    <div className="gz-checkout-fields">
      <FormErrors form={form} />
      <Section title={text.delivery}>
        <AddressPicker {...form.choice('shipAddressId')} tabIndex={-1} addresses={shipToChoices} />
        {shipToChoices.some(({ offeredForCart }) => !offeredForCart) ? (
          <p>
            <Anchor href={routes.addresses}>{text.licenses}</Anchor>
          </p>
        ) : null}
        {addAddress}
        <SelectField
          {...form.choice('shipDate')}
          options={[
            { value: SOONEST, label: text.soonest },
            ...days.map((day) => ({ value: day, label: dayText(day) })),
          ]}
          value={shipDate ?? SOONEST}
          help={leavingText({ shipDates, cutoffTime }, dayText, text)}
          onChange={(day) => form.set({ shipDate: day || null })}
        />
      </Section>
      <Section title={text.payment}>
        {paymentChoices ? (
          <PaymentPicker
            {...form.choice('paymentMethod')}
            tabIndex={-1}
            terms={paymentChoices.terms && { ...paymentChoices.terms, label: paymentChoices.terms.label ?? '' }}
            cards={paymentChoices.cards ?? []}
          />
        ) : null}
        {aboveCredit === null ? null : (
          <Banner tone="warning">{text.aboveCredit(money(aboveCredit), Boolean(paymentChoices?.cards))}</Banner>
        )}
        {typeof convenienceFee === 'number' && convenienceFee > 0 ? (
          <p data-slot="fee">{text.fee(money(convenienceFee))}</p>
        ) : null}
        {paymentChoices?.cards ? addCard : null}
        <TextField {...form.text('poNum')} isRequired={paymentMethod === 'terms'} help={text.poNumberHelp} />
        <SelectField
          {...form.choice('billAddressId')}
          options={[
            { value: 0, label: text.chooseBillTo, isDisabled: true },
            ...shipToChoices.map(({ id, label, line1, city }) => ({ value: id, label: `${label}, ${line1}, ${city}` })),
          ]}
          value={billAddressId ?? 0}
          help={billTo ? inOneLine(billTo) : undefined}
        />
      </Section>
      <Section title={text.notes}>
        <TextField {...form.text('notes')} />
      </Section>
    </div>
  )
}

/** When an order leaves that is placed now. */
function leavingText(
  { shipDates, cutoffTime }: Pick<ReturnType<typeof useCurrentCheckout>['view'], 'shipDates' | 'cutoffTime'>,
  dayText: (day: string) => string,
  text: CheckoutStepsMessages,
): string | undefined {
  const [first] = shipDates
  if (!cutoffTime || first === undefined) return undefined
  return first === easternDate(new Date()) ? text.cutoff(cutoffTime) : text.leavesOn(dayText(first))
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="gz-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A whole address, because a list cuts long texts. */
function inOneLine(address: OfferedAddress): string {
  return [address.label, ...addressLines({ ...address, attention: '' })].filter(Boolean).join(', ')
}
