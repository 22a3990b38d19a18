export { Contacts } from './contacts.js'
export { type ContactsMessages, contactsMessages } from './contacts.messages.js'
export type { ContactsPort, ContactsProps } from './contacts.types.js'
export { CONTACT_STATUSES, type ContactFilters, contactsCodec, readContacts } from './contacts-list.js'
