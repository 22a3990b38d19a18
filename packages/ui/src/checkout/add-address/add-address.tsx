'use client'
import type { OfferedAddress } from '@gauze/contract'
import { useState } from 'react'
import type { AddressFormProps, AddressFormValues } from '../../account/address-form/index.js'
import { useMessages } from '../../messages/index.js'
import { useCurrentCheckout } from '../checkout-steps/index.js'
import { type AddAddressMessages, addAddressMessages } from './add-address.messages.js'
import { AddAddressOpener } from './add-address-opener.js'

export interface AddAddressProps extends Pick<AddressFormProps, 'lookup'> {
  /** Saves a new address of the company, such as `upsertAddress` of an API client. A rejection is shown in its form. */
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  messages?: Partial<AddAddressMessages>
}

/**
 * The button for an address that the company does not have yet; this order then goes there. The form opens in a dialog,
 * whose code loads on intent; when it does not come, that is said here, with a retry.
 *
 * @example
 * <CheckoutDetails addAddress={<AddAddress onSave={(address) => api.upsertAddress(address)} />} onReview={review} />
 * @throws Error when there is no CheckoutProvider.
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
      <AddAddressOpener
        {...props}
        title={text.add}
        messages={messages}
        onOpen={() => setNotice('')}
        onSaved={takeAdded}
      />
      <p role="status" className="gz-visually-hidden">
        {notice}
      </p>
    </>
  )
}
