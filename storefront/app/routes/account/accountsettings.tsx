import { AccountSettings } from '@gauze/ui/company/account-settings'
import { PayNotice } from '@gauze/ui/company/contacts'
import { useList } from '@gauze/ui/hooks'
import { TwoFactorRule } from '@gauze/ui/two-factor/two-factor-rule'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import { readProtected } from '../../data/read-protected.js'
import type { MetaLanguage } from '../../language/words.js'
import type { Route } from './+types/accountsettings.js'

/** The call answers one record. */
const onlyRecord = { page: 1, limit: 1, filters: {}, sort: null }

/** The settings and whether a notice is to be read, with the page itself. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const [settings, notice] = await readProtected(context, (api) =>
    Promise.all([api.getAccountSettings({}), api.getPayNotice({})]),
  )
  return { first: { query: onlyRecord, answer: { ...onlyRecord, results: [settings], total: 1, pages: 1 } }, notice }
}

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'accountsettings')
}

/** Statements, notices of orders to approve, and the second step that the company requires. */
export default function AccountSettingsPage({ loaderData: { first, notice } }: Route.ComponentProps) {
  const { load } = useRuntime()
  const { table } = useList({
    query: onlyRecord,
    initial: first,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const settings = await (await load()).api.getAccountSettings({}, options)
      return { results: [settings], total: 1, page: 1, pages: 1, limit: onlyRecord.limit }
    },
  })
  const rule = useList({
    query: onlyRecord,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const results = [await (await load()).api.getTwoFactorRule({}, options)]
      return { ...onlyRecord, results, total: 1, pages: 1 }
    },
  })
  return (
    <>
      <AccountHeading page="accountsettings" />
      {notice.isShown ? <PayNotice onDismiss={async () => (await load()).api.dismissPayNotice({})} /> : null}
      <AccountSettings
        settings={table.rows[0] ?? null}
        status={table.status}
        onRetry={table.onRetry}
        onSave={async (settings) => (await load()).api.saveAccountSettings(settings)}
      />
      <TwoFactorRule
        rule={rule.table.rows[0] ?? null}
        status={rule.table.status}
        onRetry={rule.table.onRetry}
        onSave={async (changed) => (await load()).api.saveTwoFactorRule(changed)}
        onReset={async (person) => (await load()).api.resetTwoFactor(person)}
      />
    </>
  )
}
