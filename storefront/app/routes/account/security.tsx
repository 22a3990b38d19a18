import { useList } from '@gauze/ui/hooks'
import { Security } from '@gauze/ui/two-factor/security'
import { SignInSteps } from '@gauze/ui/two-factor/sign-in-steps'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { useStepsPort } from '../../account/use-steps-port.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import type { MetaLanguage } from '../../language/words.js'

/** The call answers every browser at once. */
const everyDevice = { page: 1, limit: 100, filters: {}, sort: null }

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'security')
}

/** The call answers one record. */
const onlyRecord = { page: 1, limit: 1, filters: {}, sort: null }

/** How the person logs in, with a second step, and where they are logged in. */
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
  const port = useStepsPort()
  const steps = useList({
    query: onlyRecord,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const results = [await (await load()).api.getSignInSteps({}, options)]
      return { ...onlyRecord, results, total: 1, pages: 1 }
    },
  })
  return (
    <>
      <AccountHeading page="security" />
      <SignInSteps
        steps={steps.table.rows[0] ?? null}
        status={steps.table.status}
        onRetry={steps.table.onRetry}
        port={port}
        onChanged={() => {
          steps.refresh()
          // A first second step logs the other browsers out.
          refresh()
        }}
      />
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
