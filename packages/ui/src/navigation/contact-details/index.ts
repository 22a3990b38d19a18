export { type ContactDetailsProps, DrawerContact, FooterContact, type StoreContact } from './contact-details.js'
export { type ContactDetailsMessages, contactDetailsMessages } from './contact-details.messages.js'
