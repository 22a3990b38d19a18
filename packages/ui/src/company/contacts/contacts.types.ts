import type { CallInput, Contact } from '@gauze/contract'
import type { ComponentPropsWithRef } from 'react'
import type { ListHandle } from '../../hooks/use-list.js'
import type { RecordFilterValues } from '../../records/record-list/index.js'
import type { ContactsMessages } from './contacts.messages.js'

/** The calls of the component, such as those of an API client. The place of a rejection shows it. */
export interface ContactsPort {
  readonly getContact: (contact: CallInput<'getContact'>) => Promise<Contact>
  readonly createContact: (contact: CallInput<'createContact'>) => Promise<Contact>
  readonly editContact: (contact: CallInput<'editContact'>) => Promise<Contact>
  readonly deleteContact: (contact: CallInput<'deleteContact'>) => Promise<unknown>
  readonly restoreContact: (contact: CallInput<'restoreContact'>) => Promise<Contact>
  readonly resendInvite: (contact: CallInput<'resendInvite'>) => Promise<unknown>
}

export interface ContactsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The people of the company, from `useList` with the codec of `contactKind`. It is read again after each change. */
  list: Pick<ListHandle<Contact, RecordFilterValues>, 'query' | 'table' | 'setFilters' | 'refresh'>
  /** The calls that read and change the people of the account. */
  port: ContactsPort
  /** The roles that the form offers; without them, people type a role. */
  roles?: readonly string[]
  messages?: Partial<ContactsMessages>
}
