import type { Contact } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import { type RecordCalls, recordKind, statusColumn } from '../../records/record-list/index.js'
import type { RecordStatuses } from '../../records/record-status/index.js'
import { type ContactsMessages, contactsMessages } from './contacts.messages.js'

const contactStatuses: RecordStatuses<Contact['status']> = {
  tones: { active: 'good', invited: 'notice', deactivated: 'neutral' },
  useWords: () => useMessages('contacts', contactsMessages),
}

/** The people of a company by name, a hundred on a page. */
export const contactKind = recordKind({
  filters: ['search', 'status'],
  statuses: contactStatuses,
  limit: 100,
  limits: [],
  useWords: (own?: Partial<ContactsMessages>) => useMessages('contacts', contactsMessages, own),
  read: ({ getContacts }: RecordCalls<'getContacts'>, request, options) => getContacts(request, options),
  keyOf: ({ id }) => id,
  columns: ({ text, money }) => [
    {
      id: 'person',
      header: text.person,
      cell: (contact) => (
        <>
          {personOf(contact, text)} <span data-slot="email">{contact.email}</span>
        </>
      ),
      text: (contact) => personOf(contact, text),
      isRowHeader: true,
    },
    { id: 'role', header: text.role, cell: ({ contactRole }) => contactRole || text.none, isWideOnly: true },
    { id: 'rights', header: text.rights, cell: (contact) => rightsOf(contact, text, money) },
    {
      id: 'limit',
      header: text.limit,
      cell: ({ approvalLimit }) => (approvalLimit === null ? text.noLimit : money(approvalLimit)),
      isNumber: true,
    },
    statusColumn(contactStatuses, text.status),
  ],
})

/** The first and last name of a person. */
export function nameOf({ firstName, lastName }: Contact): string {
  return `${firstName} ${lastName}`
}

function personOf(contact: Contact, text: ContactsMessages): string {
  return contact.isSelf ? text.you(nameOf(contact)) : nameOf(contact)
}

/** The rights of a person in words. An administrator pays without being given the right. */
function rightsOf(
  { permissions: { isAdmin, isPriceVisible, mayPay }, paymentLimit }: Contact,
  text: ContactsMessages,
  money: (dollars: number) => string,
): string {
  const pays = paymentLimit === null ? text.pays : text.paysUpTo(money(paymentLimit))
  const rights = [
    ...(isAdmin ? [text.administrator] : []),
    ...(isPriceVisible ? [text.seesPrices] : []),
    ...(isPriceVisible && mayPay && !isAdmin ? [pays] : []),
  ]
  return rights.join(', ') || text.noRights
}
