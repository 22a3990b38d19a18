export { AddAddress, type AddAddressProps } from './add-address.js'
export { type AddAddressMessages, addAddressMessages } from './add-address.messages.js'
