import { AddressBook, type AddressBookProps } from '@gauze/ui/account/address-book'
import { useList, useSession } from '@gauze/ui/hooks'
import { AccountHeading } from '../../account/account-heading.js'
import { useAddressLookup } from '../../account/use-address-lookup.js'
import { useRuntime } from '../../browser/runtime-provider.js'

/** The call answers every address at once. */
const everyAddress = { page: 1, limit: 500, filters: {}, sort: null }

export function meta() {
  return [{ title: 'Addresses | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The addresses of the company. */
export default function AddressesPage() {
  const { load } = useRuntime()
  const { isAdmin } = useSession()
  const { table, refresh } = useList({
    query: everyAddress,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const { mappedResults: results } = await (await load()).api.getAddresses({}, options)
      return { results, total: results.length, page: 1, pages: 1, limit: everyAddress.limit }
    },
  })
  const save: AddressBookProps['onSave'] = async (address) => {
    const saved = await (await load()).api.upsertAddress(address)
    refresh()
    return saved
  }
  const removal: Pick<AddressBookProps, 'onDelete' | 'onRestore'> = {
    onDelete: async (address) => {
      await (await load()).api.deleteAddress(address)
      refresh()
    },
    onRestore: async (address) => {
      await (await load()).api.restoreAddress(address)
      refresh()
    },
  }
  return (
    <>
      <AccountHeading page="addresses" />
      <AddressBook
        addresses={table.rows}
        status={table.status}
        onRetry={table.onRetry}
        onSave={save}
        {...(isAdmin ? removal : {})}
        lookup={useAddressLookup()}
      />
    </>
  )
}
