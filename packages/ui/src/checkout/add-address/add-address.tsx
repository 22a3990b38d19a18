'use client'
import type { OfferedAddress } from '@gauze/contract'
import type { AddressFormProps, AddressFormValues } from '../../account/address-form/index.js'
import type { AddAddressMessages } from './add-address.messages.js'
import { AddAddressOpener } from './add-address-opener.js'

export interface AddAddressProps extends Pick<AddressFormProps, 'lookup'> {
  /** Saves a new address of the company, such as `upsertAddress` of an API client. A rejection is shown in its form. */
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  messages?: Partial<AddAddressMessages>
}

function loadDialog() {
  return import('./add-address-dialog.js')
}

/**
 * The button for an address that the company does not have yet; this order then goes there. The form opens in a dialog,
 * whose code loads on intent; when it does not come, that is said here, with a retry.
 *
 * @example
 * <CheckoutDetails addAddress={<AddAddress onSave={(address) => api.upsertAddress(address)} />} onReview={review} />
 * @throws Error when there is no CheckoutProvider.
 */
export function AddAddress(props: AddAddressProps) {
  return <AddAddressOpener {...props} load={loadDialog} />
}
