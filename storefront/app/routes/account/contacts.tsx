import { Contacts, type ContactsPort, contactsCodec, readContacts } from '@gauze/ui/account/contacts'
import { useList } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useListAddress } from '../../account/use-list-address.js'
import { useRuntime } from '../../browser/runtime-provider.js'

export function meta() {
  return [{ title: 'Contacts | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The people of the company, for its administrators; filters and page are in the address. */
export default function ContactsPage() {
  const { load } = useRuntime()
  const list = useList({
    ...useListAddress(contactsCodec),
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
      <PageHeading title="Contacts" description="Manage your company's contacts and user permissions" />
      <Contacts list={list} port={port} />
    </>
  )
}
