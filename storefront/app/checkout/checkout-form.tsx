import type { OfferedAddress } from '@gauze/contract'
import { formatDate } from '@gauze/rules'
import { AddressPicker } from '@gauze/ui/checkout/address-picker'
import { PaymentPicker } from '@gauze/ui/checkout/payment-picker'
import { FormSummary } from '@gauze/ui/forms/form-summary'
import { SelectField } from '@gauze/ui/forms/select-field'
import { TextField } from '@gauze/ui/forms/text-field'
import { AddAddress } from './add-address.js'
import { useCurrentCheckout } from './checkout-context.js'

const SOONEST = ''
const PO_LENGTH = 40
const NOTES_LENGTH = 1000

/** Where to, how paid, when: the fields of an order. */
export function CheckoutForm({ attempt }: { attempt: number }) {
  const { view, setForm } = useCurrentCheckout()
  const { form, fieldErrors, shipToChoices, paymentChoices, shipDates, cutoffTime } = view
  const errorOf = (field: string) => fieldErrors[field]?.[0]
  const billTo = shipToChoices.find(({ id }) => id === form.billAddressId)
  const errors = Object.entries(fieldErrors).flatMap(([fieldId, [message]]) => (message ? [{ fieldId, message }] : []))
  return (
    <div className="checkout-form">
      <FormSummary errors={errors} attempt={attempt} />
      <section className="gz-panel" aria-labelledby="ship-title">
        <h2 id="ship-title">Delivery</h2>
        <AddressPicker
          id="shipAddressId"
          tabIndex={-1}
          label="Ship to"
          addresses={shipToChoices}
          value={form.shipAddressId}
          error={errorOf('shipAddressId')}
          onChange={(shipAddressId) => setForm({ shipAddressId })}
        />
        <AddAddress />
        <SelectField
          id="shipDate"
          label="Ship date"
          options={[
            { value: SOONEST, label: 'As soon as possible' },
            ...shipDates.map((date) => ({ value: date, label: formatDate(date) })),
          ]}
          value={form.shipDate ?? SOONEST}
          error={errorOf('shipDate')}
          help={cutoffTime ? `Orders by ${clock(cutoffTime)} Eastern leave the same day.` : undefined}
          onChange={(shipDate) => setForm({ shipDate: shipDate || null })}
        />
      </section>
      <section className="gz-panel" aria-labelledby="pay-title">
        <h2 id="pay-title">Payment</h2>
        {paymentChoices ? (
          <PaymentPicker
            id="paymentMethod"
            tabIndex={-1}
            terms={
              paymentChoices.kind === 'terms'
                ? { label: paymentChoices.terms ?? '', availableBalance: paymentChoices.availableBalance }
                : null
            }
            cards={paymentChoices.kind === 'cards' ? paymentChoices.cards : []}
            value={form.paymentMethod}
            error={errorOf('paymentMethod')}
            onChange={(paymentMethod) => setForm({ paymentMethod })}
          />
        ) : null}
        <TextField
          id="poNum"
          label="PO number"
          isRequired={form.paymentMethod === 'terms'}
          help="Shown on the invoice"
          maxLength={PO_LENGTH}
          value={form.poNum}
          error={errorOf('poNum')}
          onChange={(event) => setForm({ poNum: event.currentTarget.value })}
        />
        <SelectField
          id="billAddressId"
          label="Bill to"
          options={[
            { value: 0, label: 'Choose a billing address', isDisabled: true },
            ...shipToChoices.map(({ id, label, line1, city }) => ({ value: id, label: `${label}, ${line1}, ${city}` })),
          ]}
          value={form.billAddressId ?? 0}
          help={billTo ? inOneLine(billTo) : undefined}
          error={errorOf('billAddressId')}
          onChange={(billAddressId) => setForm({ billAddressId })}
        />
      </section>
      <section className="gz-panel" aria-labelledby="notes-title">
        <h2 id="notes-title">Notes</h2>
        <TextField
          id="notes"
          label="Anything the warehouse or driver should know"
          maxLength={NOTES_LENGTH}
          value={form.notes}
          error={errorOf('notes')}
          onChange={(event) => setForm({ notes: event.currentTarget.value })}
        />
      </section>
    </div>
  )
}

/** A whole address, as a list cuts what is too long for it. */
function inOneLine({ label, line1, line2, city, state, zip }: OfferedAddress): string {
  return [label, line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ')
}

/** 24-hour HH:MM as people here say it. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}
