import { Contacts, type ContactsPort, contactsCodec, PayNotice, readContacts } from '@gauze/ui/company/contacts'
import { useList } from '@gauze/ui/hooks'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { useListAddress } from '../../account/use-list-address.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readProtected } from '../../data/read-protected.js'
import { leaveOutBlanks } from '../../data/without-blanks.js'
import type { Route } from './+types/contacts.js'

/** The first page in view, the roles to choose from and whether a notice is to be read, with the page itself. The list reads the other pages. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  leaveOutBlanks(url)
  const query = contactsCodec.read(url.searchParams)
  const [answer, { contactRoles }, notice] = await readProtected(context, (api) =>
    Promise.all([readContacts(api, query), api.getBusinessTypesandContactRoles(), api.getPayNotice({})]),
  )
  const last = Math.max(answer.pages, 1)
  if (query.page > last) throw redirect(`${url.pathname}?${contactsCodec.write({ ...query, page: last })}`)
  return { first: { query, answer }, roles: contactRoles.map(({ name }) => name), notice }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta() {
  return [{ title: 'Contacts | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The people of the company, for its administrators; filters and page are in the address. */
export default function ContactsPage({ loaderData: { first, roles, notice } }: Route.ComponentProps) {
  const { load } = useRuntime()
  const list = useList({
    ...useListAddress(contactsCodec),
    initial: first,
    load: async (query, options) => readContacts((await load()).api, query, options),
  })
  const port: ContactsPort = {
    getContact: async (contact) => (await load()).api.getContact(contact),
    createContact: async (contact) => (await load()).api.createContact(contact),
    editContact: async (contact) => (await load()).api.editContact(contact),
    deleteContact: async (contact) => (await load()).api.deleteContact(contact),
    restoreContact: async (contact) => (await load()).api.restoreContact(contact),
    resendInvite: async (contact) => (await load()).api.resendInvite(contact),
  }
  return (
    <>
      <AccountHeading page="contacts" />
      {notice.isShown ? <PayNotice onDismiss={async () => (await load()).api.dismissPayNotice({})} /> : null}
      <Contacts list={list} port={port} roles={roles} />
    </>
  )
}
