import type { OfferedAddress } from '@gauze/contract'
import type { CheckoutForm as CheckoutFormValues } from '@gauze/machines/checkout'
import { AddressPicker } from '@gauze/ui/checkout/address-picker'
import { PaymentPicker } from '@gauze/ui/checkout/payment-picker'
import { useDateFormat } from '@gauze/ui/formats'
import { FormErrors, type FormHandle } from '@gauze/ui/forms/form'
import { SelectField } from '@gauze/ui/forms/select-field'
import { TextField } from '@gauze/ui/forms/text-field'
import { AddAddress } from './add-address.js'
import { useCurrentCheckout } from './checkout-context.js'

const SOONEST = ''
const PO_LENGTH = 40
const NOTES_LENGTH = 1000

/** The fields of an order: address, payment, date. */
export function CheckoutForm({ form }: { form: FormHandle<CheckoutFormValues> }) {
  const { view } = useCurrentCheckout()
  const dateText = useDateFormat()
  const { shipToChoices, paymentChoices, shipDates, cutoffTime } = view
  const { shipDate, billAddressId, paymentMethod } = form.values
  const billTo = shipToChoices.find(({ id }) => id === billAddressId)
  return (
    <div className="checkout-form">
      <FormErrors form={form} />
      <section className="gz-panel" aria-labelledby="ship-title">
        <h2 id="ship-title">Delivery</h2>
        <AddressPicker {...form.choice('shipAddressId')} tabIndex={-1} addresses={shipToChoices} />
        <AddAddress />
        <SelectField
          {...form.choice('shipDate')}
          options={[
            { value: SOONEST, label: 'As soon as possible' },
            ...shipDates.map((date) => ({ value: date, label: dateText(date) })),
          ]}
          value={shipDate ?? SOONEST}
          help={cutoffTime ? `Orders by ${clock(cutoffTime)} Eastern leave the same day.` : undefined}
          onChange={(date) => form.set({ shipDate: date || null })}
        />
      </section>
      <section className="gz-panel" aria-labelledby="pay-title">
        <h2 id="pay-title">Payment</h2>
        {paymentChoices ? (
          <PaymentPicker
            {...form.choice('paymentMethod')}
            tabIndex={-1}
            terms={
              paymentChoices.kind === 'terms'
                ? { label: paymentChoices.terms ?? '', availableBalance: paymentChoices.availableBalance }
                : null
            }
            cards={paymentChoices.kind === 'cards' ? paymentChoices.cards : []}
          />
        ) : null}
        <TextField
          {...form.text('poNum')}
          isRequired={paymentMethod === 'terms'}
          help="Shown on the invoice"
          maxLength={PO_LENGTH}
        />
        <SelectField
          {...form.choice('billAddressId')}
          options={[
            { value: 0, label: 'Choose a billing address', isDisabled: true },
            ...shipToChoices.map(({ id, label, line1, city }) => ({ value: id, label: `${label}, ${line1}, ${city}` })),
          ]}
          value={billAddressId ?? 0}
          help={billTo ? inOneLine(billTo) : undefined}
        />
      </section>
      <section className="gz-panel" aria-labelledby="notes-title">
        <h2 id="notes-title">Notes</h2>
        <TextField {...form.text('notes')} maxLength={NOTES_LENGTH} />
      </section>
    </div>
  )
}

/** A whole address, because a list cuts long texts. */
function inOneLine({ label, line1, line2, city, state, zip }: OfferedAddress): string {
  return [label, line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ')
}

/** 24-hour HH:MM as people here say it. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}
