import type { PaymentMethod } from '@gauze/contract'
import type { PaymentPickerMessages } from './payment-picker.messages.js'

/** A saved card as an option of a radio group; an expired card cannot be chosen. */
export function cardOption(card: PaymentMethod, text: PaymentPickerMessages) {
  const { id, brand, last4, expired, expMonth, expYear, holder } = card
  return {
    value: id,
    label: text.card(brand, last4),
    detail: expired ? text.expired : `${text.expires(expMonth, expYear)} · ${holder}`,
    isDisabled: expired,
  }
}
