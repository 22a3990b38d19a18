import { AccountSettings } from '@gauze/ui/account/account-settings'
import { useList } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useRuntime } from '../../browser/runtime-provider.js'

/** The call answers one record. */
const onlyRecord = { page: 1, limit: 1, filters: {}, sort: null }

export function meta() {
  return [{ title: 'Settings | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** How statements come to the company, and how its administrators learn of orders to approve. */
export default function AccountSettingsPage() {
  const { load } = useRuntime()
  const { table } = useList({
    query: onlyRecord,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const settings = await (await load()).api.getAccountSettings({}, options)
      return { results: [settings], total: 1, page: 1, pages: 1, limit: onlyRecord.limit }
    },
  })
  return (
    <>
      <PageHeading title="Settings" description="Statements and notifications of your company." />
      <AccountSettings
        settings={table.rows[0] ?? null}
        status={table.status}
        onRetry={table.onRetry}
        onSave={async (settings) => (await load()).api.saveAccountSettings(settings)}
      />
    </>
  )
}
