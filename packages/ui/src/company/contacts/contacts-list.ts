import type { CallInput, Contact, ListAnswer } from '@gauze/contract'
import { listCodec, type TextFilters } from '../../hooks/list-codec.js'

/** The states of a contact, in the order in which they are offered as a filter. */
export const CONTACT_STATUSES = ['active', 'invited', 'deactivated'] as const satisfies readonly Contact['status'][]

/** The most characters of each filter. */
export const CONTACT_FILTERS = { search: 100, status: 20 } as const

/** The filters of the list of contacts. */
export type ContactFilters = TextFilters<keyof typeof CONTACT_FILTERS>

/** The address of a list of contacts: its filters and `page`. It lists a hundred on a page, by name. */
export const contactsCodec = listCodec({ filters: CONTACT_FILTERS, limit: 100 })

interface ContactsListPort {
  readonly getContacts: (
    input: CallInput<'getContacts'>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<ListAnswer<Contact>>
}

/** The status in a filter; undefined for a text that is no status, such as in a mistyped address. */
export function statusOf({ status }: ContactFilters): Contact['status'] | undefined {
  return CONTACT_STATUSES.find((known) => known === status)
}

/**
 * Reads one page of the contacts.
 *
 * @example const answer = await readContacts(api, contactsCodec.read(url.searchParams))
 */
export async function readContacts(
  port: ContactsListPort,
  { page, limit, filters }: ReturnType<typeof contactsCodec.read>,
  options?: { readonly signal?: AbortSignal },
): Promise<ListAnswer<Contact>> {
  const { search } = filters
  const status = statusOf(filters)
  return port.getContacts({ page, limit, ...(search ? { search } : {}), ...(status ? { status } : {}) }, options)
}
