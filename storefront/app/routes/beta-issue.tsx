import { LinkButton } from '@gauze/ui/actions/link-button'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { factLines, SupportDetails, useSupportFacts } from '../account/support-details.js'
import { useSite } from '../data/use-site.js'

export function meta() {
  return [{ title: 'Report an issue | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** A form to report something that does not work, with the technical details filled in. */
export default function BetaIssue() {
  const { contact } = useSite()
  const { user } = useSession()
  const [facts, addNetworkAddress] = useSupportFacts()
  const lines = [
    'What happened:',
    '',
    'What I expected:',
    '',
    `Login: ${user?.username ?? ''}`,
    `Company: ${user?.account.accountName ?? ''}`,
    ...factLines(facts),
  ]
  const mail = new URLSearchParams({ subject: 'An issue with the store', body: lines.join('\n') })
  return (
    <div className="gz-page narrow">
      <PageHeading
        title="Report an issue"
        description="Tell us what happened, what you expected instead, and on which page."
      />
      <div className="gz-panel form-panel">
        <LinkButton size="l" href={`mailto:${contact.contactEmail}?${mail.toString().replaceAll('+', '%20')}`}>
          Write to {contact.contactEmail}
        </LinkButton>
        <p>
          Or call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>, {contact.hoursTextShort}.
        </p>
      </div>
      <SupportDetails facts={facts} onNetworkAddress={addNetworkAddress} />
    </div>
  )
}
