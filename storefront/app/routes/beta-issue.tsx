import { useSession } from '@gauze/ui/hooks'
import { issueDraft } from '@gauze/ui/issues/issue-draft'
import { IssueReport } from '@gauze/ui/issues/issue-report'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'
import { pageViews } from '../browser/track.js'
import { errorReports } from '../browser/watch-page.js'
import { readPublicSettings } from '../config/public-settings.js'
import { useSite } from '../data/use-site.js'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import { CallUs } from '../shell/call-us.js'
import { issueScreenMessages } from './beta-issue.messages.js'

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'issueScreen', issueScreenMessages).title)
}

/** A form to report something that does not work, with the technical details filled in (ACCT-16, OPS-03). */
export default function BetaIssue() {
  const { contact } = useSite()
  const { user, ownerId } = useSession()
  const text = useWords('issueScreen', issueScreenMessages)
  const { load } = useRuntime()
  // A reload shows the saved text; while the person writes, the form holds it.
  const [draft] = useState(() => issueDraft.read(ownerId))
  return (
    <div className="gz-page narrow">
      <PageHeading title={text.title} description={text.description} />
      <IssueReport
        onSubmit={async (issue, idempotencyKey) => (await load()).api.submitIssue(issue, { idempotencyKey })}
        draft={draft}
        onDraftChange={(change) => issueDraft.save(ownerId, change)}
        email={contact.contactEmail}
        writer={[text.login(user?.username ?? ''), text.company(user?.account.accountName ?? '')]}
        facts={() => ({ page: pageViews.previousPath() ?? location.pathname, requestId: errorReports.lastRequestId() })}
        onLookup={lookUpAddress}
      >
        <p>
          <CallUs>{text.call}</CallUs>
        </p>
      </IssueReport>
    </div>
  )
}

async function lookUpAddress(): Promise<string | null> {
  const { lookupPublicIp } = await import('@gauze/api-client/public-ip')
  return lookupPublicIp({ endpoints: readPublicSettings(document).publicIpUrls })
}
