export { AddressForm, type AddressFormProps, type AddressFormValues, type DefaultChoice } from './address-form.js'
export { type AddressFormMessages, addressFormMessages } from './address-form.messages.js'
export type { ProposeAddresses } from './use-proposals.js'
