'use client'
import type { OfferedAddress } from '@gauze/contract'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyChoice } from '../../feedback/empty-state/empty-choice.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { Mark } from '../../icons/index.js'
import { useMessages } from '../../messages/index.js'
import { addressLines } from './address-lines.js'
import { type AddressPickerMessages, addressPickerMessages } from './address-picker.messages.js'

export interface AddressPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** The addresses to choose from. */
  addresses: readonly OfferedAddress[]
  /** The id of the chosen address; `null` for none. */
  value: number | null
  /** Called with the id of the address that the user chooses. */
  onChange: (addressId: number) => void
  /** The name of the group. */
  label?: string
  /** A message that says why the choice is not accepted. */
  error?: ReactNode
  messages?: Partial<AddressPickerMessages>
}

/** Chooses an address. One that this cart may not be sent to is shown with the reason and cannot be chosen. */
export function AddressPicker({ addresses, value, onChange, label, error, messages, ...props }: AddressPickerProps) {
  const text = useMessages('addressPicker', addressPickerMessages, messages)
  const name = label ?? text.label
  if (addresses.length === 0) {
    return (
      <EmptyChoice aria-label={name} {...props}>
        {text.empty}
      </EmptyChoice>
    )
  }
  return (
    <RadioGroup
      {...props}
      look="cards"
      label={name}
      value={value}
      onChange={onChange}
      error={error}
      options={addresses.map((address) => ({
        value: address.id,
        label: address.label,
        isDisabled: !address.offeredForCart,
        detail: (
          <>
            {addressLines(address).join(', ')}
            {address.withheldReason ? (
              <span data-slot="withheld">
                <Mark shape="cross" /> {address.withheldReason}
              </span>
            ) : null}
          </>
        ),
      }))}
    />
  )
}
