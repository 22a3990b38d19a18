export type { AddressLookup } from './address-lookup.types.js'
export { type AddressLookupOptions, createAddressLookup } from './create-address-lookup.js'
