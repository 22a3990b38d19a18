import type { CallInput, Contact } from '@gauze/contract'
import type { ComponentPropsWithRef } from 'react'
import type { ListHandle } from '../../hooks/use-list.js'
import type { ContactsMessages } from './contacts.messages.js'
import type { ContactFilters } from './contacts-list.js'

/** The calls of the component, such as those of an API client. A rejection is shown where it happened. */
export interface ContactsPort {
  readonly getContact: (contact: CallInput<'getContact'>) => Promise<Contact>
  readonly createContact: (contact: CallInput<'createContact'>) => Promise<Contact>
  readonly editContact: (contact: CallInput<'editContact'>) => Promise<Contact>
  readonly deleteContact: (contact: CallInput<'deleteContact'>) => Promise<unknown>
  readonly restoreContact: (contact: CallInput<'restoreContact'>) => Promise<Contact>
  readonly resendInvite: (contact: CallInput<'resendInvite'>) => Promise<unknown>
}

export interface ContactsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The people of the company, from `useList` with `contactsCodec`. It is read again after each change. */
  list: Pick<ListHandle<Contact, ContactFilters>, 'query' | 'table' | 'setFilters' | 'refresh'>
  port: ContactsPort
  /** The roles that the form offers; without them, people type a role. */
  roles?: readonly string[]
  messages?: Partial<ContactsMessages>
}
