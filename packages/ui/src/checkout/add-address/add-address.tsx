'use client'
import type { OfferedAddress } from '@gauze/contract'
import { useState } from 'react'
import { AddressDialogOpener } from '../../addresses/address-dialog/index.js'
import type { AddressFormProps, AddressFormValues } from '../../addresses/address-form/index.js'
import { useMessages } from '../../messages/index.js'
import { useCurrentCheckout } from '../checkout-steps/index.js'
import { type AddAddressMessages, addAddressMessages } from './add-address.messages.js'

export interface AddAddressProps extends Pick<AddressFormProps, 'lookup' | 'defaults'> {
  /** Saves a new address of the company, such as `upsertAddress` of an API client. A rejection is shown in its form. */
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  messages?: Partial<AddAddressMessages>
}

/**
 * A button that adds a new address to the company and ships the current order there. Its form opens in a dialog. The
 * dialog's code loads when somebody points at or focuses the button; if it fails to load, a message offers a retry.
 *
 * @example
 * <CheckoutDetails addAddress={<AddAddress onSave={(address) => api.upsertAddress(address)} />} onReview={review} />
 * @throws Error outside a `CheckoutProvider`.
 */
export function AddAddress({ messages, ...props }: AddAddressProps) {
  const text = useMessages('addAddress', addAddressMessages, messages)
  const { addAddress } = useCurrentCheckout()
  const [notice, setNotice] = useState('')
  const takeAdded = (address: OfferedAddress) => {
    addAddress(address)
    const { label, offeredForCart, withheldReason } = address
    setNotice(offeredForCart ? text.added(label) : text.withheld(label, withheldReason ?? ''))
  }
  return (
    <>
      <AddressDialogOpener {...props} title={text.add} onOpen={() => setNotice('')} onSaved={takeAdded} />
      <p role="status" className="gz-visually-hidden">
        {notice}
      </p>
    </>
  )
}
