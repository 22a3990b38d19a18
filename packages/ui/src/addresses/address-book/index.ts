export { AddressBook, type AddressBookProps } from './address-book.js'
export { type AddressBookMessages, addressBookMessages } from './address-book.messages.js'
export { type LicenseMessages, licenseMessages } from './license.messages.js'
export type { LicensePort } from './license.types.js'
