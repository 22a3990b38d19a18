import { readFailure } from '@gauze/machines/port'
import { AddressBook, type AddressBookProps, type LicensePort } from '@gauze/ui/addresses/address-book'
import { useList, useSession } from '@gauze/ui/hooks'
import { useState } from 'react'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { useAddressLookup } from '../../account/use-address-lookup.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import type { MetaLanguage } from '../../language/words.js'

/** The call answers every address at once. */
const everyAddress = { page: 1, limit: 500, filters: {}, sort: null }

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'addresses')
}

/** The addresses of the company. */
export default function AddressesPage() {
  const { load } = useRuntime()
  const [rights, setRights] = useState({ mayAdd: false, mayChooseDefaults: false })
  const { isAdmin, user } = useSession()
  const { table, refresh } = useList({
    query: everyAddress,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const answer = await (await load()).api.getAddresses({}, options)
      const { mappedResults: results, mayAdd, mayChangeShared } = answer
      setRights({ mayAdd, mayChooseDefaults: mayChangeShared })
      return { results, total: results.length, page: 1, pages: 1, limit: everyAddress.limit }
    },
  })
  const save: AddressBookProps['onSave'] = async (address) => {
    try {
      const saved = await (await load()).api.upsertAddress(address)
      refresh()
      return saved
    } catch (error) {
      // The form shows the change of somebody else, with the filled-in values in its place.
      if (readFailure(error).slug === 'address-changed') refresh()
      throw error
    }
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
  const api = async () => (await load()).api
  const licenses: LicensePort = {
    levels: user?.account.rxLevels ?? [],
    // Refused changes read the addresses too: somebody else has changed them.
    save: async (license) => (await api()).saveLicense(license).finally(refresh),
    remove: async (license) => (await api()).deleteLicense(license).finally(refresh),
    readDocument: async (document) => (await api()).getLicenseDocument(document),
  }
  return (
    <>
      <AccountHeading page="addresses" />
      <AddressBook
        addresses={table.rows}
        status={table.status}
        onRetry={table.onRetry}
        onSave={save}
        {...removal}
        {...rights}
        {...(isAdmin ? { licenses } : {})}
        lookup={useAddressLookup()}
      />
    </>
  )
}
