import { Contacts, contactKind, PayNotice } from '@gauze/ui/company/contacts'
import { AccountHeading } from '../../account/account-heading.js'
import { listRoute } from '../../account/list-route.js'
import { useRuntime } from '../../browser/runtime-provider.js'

/** The people of the company, for its administrators. */
const route = listRoute({
  source: contactKind,
  apiOf: ({ api }) => api,
  readMore: async (api) => {
    const [{ contactRoles }, notice] = await Promise.all([api.getBusinessTypesandContactRoles(), api.getPayNotice({})])
    return { roles: contactRoles.map(({ name }) => name), notice }
  },
  page: 'contacts',
  View: ({ list, more: { roles, notice } }) => {
    const { load } = useRuntime()
    return (
      <>
        <AccountHeading page="contacts" />
        {notice.isShown ? <PayNotice onDismiss={async () => (await load()).api.dismissPayNotice({})} /> : null}
        <Contacts
          list={list}
          port={{
            getContact: async (contact) => (await load()).api.getContact(contact),
            createContact: async (contact) => (await load()).api.createContact(contact),
            editContact: async (contact) => (await load()).api.editContact(contact),
            deleteContact: async (contact) => (await load()).api.deleteContact(contact),
            restoreContact: async (contact) => (await load()).api.restoreContact(contact),
            resendInvite: async (contact) => (await load()).api.resendInvite(contact),
          }}
          roles={roles}
        />
      </>
    )
  },
})

export const clientLoader = route.clientLoader
export const shouldRevalidate = route.shouldRevalidate
export const meta = route.meta
export default route.Page
