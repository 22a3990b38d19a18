'use client'
import type { PaymentMethod } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyChoice } from '../../feedback/empty-state/empty-choice.js'
import { useFormats } from '../../formats/index.js'
import { RadioGroup, type RadioOption } from '../../forms/radio-group/index.js'
import { useMessages } from '../../messages/index.js'
import { cardOption } from './card-option.js'
import { type PaymentPickerMessages, paymentPickerMessages } from './payment-picker.messages.js'

/** Terms, or the id of a saved card. */
export type PaymentChoice = 'terms' | number

export interface PaymentPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** The company's terms; null when it has none. The balance is in dollars, as on the wire. */
  terms: { label: string; availableBalance: number | null } | null
  /** The cards to choose from. */
  cards: readonly PaymentMethod[]
  /** The chosen way to pay; `null` for none. */
  value: PaymentChoice | null
  /** Called with the way to pay that the user chooses. */
  onChange: (choice: PaymentChoice) => void
  /** A message that says why the choice is not accepted. */
  error?: ReactNode
  messages?: Partial<PaymentPickerMessages>
}

/** Chooses how to pay: terms with their balance, or a saved card. */
export function PaymentPicker({ terms, cards, value, onChange, error, messages, ...props }: PaymentPickerProps) {
  const text = useMessages('paymentPicker', paymentPickerMessages, messages)
  const { money } = useFormats()
  const options: RadioOption<PaymentChoice>[] = cards.map((card) => cardOption(card, text))
  if (terms) {
    options.unshift({
      value: 'terms',
      label: text.onTerms(terms.label),
      detail:
        terms.availableBalance === null ? undefined : text.available(money(centsFromDollars(terms.availableBalance))),
    })
  }
  if (options.length === 0) {
    return (
      <EmptyChoice aria-label={text.label} {...props}>
        {text.none}
      </EmptyChoice>
    )
  }
  return (
    <RadioGroup
      {...props}
      look="cards"
      label={text.label}
      options={options}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
