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

export function meta() {
  return [{ title: 'Report an issue | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** A form to report something that does not work, with the technical details filled in (ACCT-16, OPS-03). */
export default function BetaIssue() {
  const { contact } = useSite()
  const { user, ownerId } = useSession()
  const { load } = useRuntime()
  // A reload shows the saved text; while the person writes, the form holds it.
  const [draft] = useState(() => issueDraft.read(ownerId))
  return (
    <div className="gz-page narrow">
      <PageHeading
        title="Report an issue"
        description="Tell us what happened, what you expected instead, and on which page."
      />
      <IssueReport
        onSubmit={async (issue, idempotencyKey) => (await load()).api.submitIssue(issue, { idempotencyKey })}
        draft={draft}
        onDraftChange={(change) => issueDraft.save(ownerId, change)}
        email={contact.contactEmail}
        writer={[`Login: ${user?.username ?? ''}`, `Company: ${user?.account.accountName ?? ''}`]}
        facts={() => ({ page: pageViews.previousPath() ?? location.pathname, requestId: errorReports.lastRequestId() })}
        onLookup={lookUpAddress}
      >
        <p>
          Or call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>, {contact.hoursTextShort}.
        </p>
      </IssueReport>
    </div>
  )
}

async function lookUpAddress(): Promise<string | null> {
  const { lookupPublicIp } = await import('@gauze/api-client/public-ip')
  return lookupPublicIp({ endpoints: readPublicSettings(document).publicIpUrls })
}
