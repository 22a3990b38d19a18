'use client'
import type { WebsiteContent } from '@gauze/contract'
import { useContentLang } from '../../internal/content-lang.js'
import { useMessages } from '../../messages/index.js'
import { type ContactDetailsMessages, contactDetailsMessages } from './contact-details.messages.js'

/** The store's contact details, from its content. */
export type StoreContact = Pick<WebsiteContent['contact'], 'contactNumber' | 'contactEmail' | 'hoursTextShort'>

export interface ContactDetailsProps {
  /** How customers reach the store. */
  contact: StoreContact
  messages?: Partial<ContactDetailsMessages>
}

/**
 * Telephone, hours and mail of the store, under a heading.
 *
 * @example <Footer contact={<FooterContact contact={content.contact} />} … />
 */
export function FooterContact({ contact, messages }: ContactDetailsProps) {
  const text = useMessages('contactDetails', contactDetailsMessages, messages)
  return (
    <>
      <h2>{text.title}</h2>
      <p>
        <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>
      </p>
      <p lang={useContentLang()}>{contact.hoursTextShort}</p>
      <p>
        <a href={`mailto:${contact.contactEmail}`}>{contact.contactEmail}</a>
      </p>
    </>
  )
}

/**
 * The same in a few lines at the end of a menu.
 *
 * @example <DrawerAccount …><DrawerContact contact={content.contact} /></DrawerAccount>
 */
export function DrawerContact({ contact, messages }: ContactDetailsProps) {
  const text = useMessages('contactDetails', contactDetailsMessages, messages)
  return (
    <p className="gz-drawer-contact">
      {text.questions} <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>
      <br />
      <span lang={useContentLang()}>{contact.hoursTextShort}</span>
      <br />
      <a href={`mailto:${contact.contactEmail}`}>{contact.contactEmail}</a>
    </p>
  )
}
