import { Security } from '@gauze/ui/account/security'
import { useList } from '@gauze/ui/hooks'
import { AccountHeading } from '../../account/account-heading.js'
import { useRuntime } from '../../browser/runtime-provider.js'

/** The call answers every browser at once. */
const everyDevice = { page: 1, limit: 100, filters: {}, sort: null }

export function meta() {
  return [{ title: 'Security | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The password of the person, and where they are logged in. */
export default function SecurityPage() {
  const { load } = useRuntime()
  const { table, refresh } = useList({
    query: everyDevice,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const { devices: results } = await (await load()).api.getDevices({}, options)
      return { results, total: results.length, page: 1, pages: 1, limit: everyDevice.limit }
    },
  })
  return (
    <>
      <AccountHeading page="security" />
      <Security
        devices={table.rows}
        status={table.status}
        onRetry={table.onRetry}
        onChangePassword={async (change) => {
          await (await load()).api.changePassword(change)
          refresh()
        }}
        onSignOut={async (id) => {
          await (await load()).api.signOutDevice({ id })
          refresh()
        }}
      />
    </>
  )
}
