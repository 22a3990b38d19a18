export { AddressBook, type AddressBookProps } from './address-book.js'
export { type AddressBookMessages, addressBookMessages } from './address-book.messages.js'
