import { returnPathOf } from '@gauze/rules'
import { Button } from '@gauze/ui/actions/button'
import { useList, useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { StepSetup } from '@gauze/ui/two-factor/sign-in-steps'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStepsPort } from '../account/use-steps-port.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import { twoFactorScreenMessages } from './two-factor.messages.js'

/** Nothing of the shop is open before the second step is added. */
export const handle = { frame: { hidesNavbar: true, hidesFooterTop: true } } satisfies FrameHandle

/** The call answers one record. */
const onlyRecord = { page: 1, limit: 1, filters: {}, sort: null }

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'twoFactorScreen', twoFactorScreenMessages).title)
}

/** Adds the second step that the company requires, right after the login, then leads to the requested page. */
export default function TwoFactorPage() {
  const [params] = useSearchParams()
  const { load } = useRuntime()
  const { user, logout } = useSession()
  const port = useStepsPort()
  const text = useWords('twoFactorScreen', twoFactorScreenMessages)
  const next = returnPathOf(params)
  const { table } = useList({
    query: onlyRecord,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const steps = await (await load()).api.getSignInSteps({}, options)
      return { ...onlyRecord, results: [steps], total: 1, pages: 1 }
    },
  })
  const mayLeave = user !== null && !user.mustAddTwoFactor
  useEffect(() => {
    // A user who has a second factor, or needs none, typed the address.
    if (mayLeave) location.replace(next)
  }, [mayLeave, next])
  return (
    <div className="gz-page narrow">
      <PageHeading title={text.title} />
      <div className="gz-panel form-panel">
        <StepSetup
          company={user?.account.accountName ?? ''}
          steps={table.rows[0] ?? null}
          status={table.status}
          onRetry={table.onRetry}
          port={port}
          onFinished={async () => {
            await (await load()).api.refreshToken({})
            location.replace(next)
          }}
        />
      </div>
      <div className="actions">
        <Button variant="plain" onClick={logout}>
          {text.logout}
        </Button>
      </div>
    </div>
  )
}
