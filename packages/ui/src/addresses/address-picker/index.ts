export { addressLines } from './address-lines.js'
export { AddressPicker, type AddressPickerProps } from './address-picker.js'
export { type AddressPickerMessages, addressPickerMessages } from './address-picker.messages.js'
