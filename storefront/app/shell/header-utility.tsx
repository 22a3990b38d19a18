import { useSession } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { AccountMenu } from '@gauze/ui/navigation/account-menu'
import { track } from '../browser/track.js'
import { useSite } from '../data/use-site.js'
import { resourceGroups } from './nav-entries.js'

/** The end of the dark bar: the sign-up link for a visitor, info links, Resources, Support, the phone number. */
export function HeaderUtility() {
  const { content, contact } = useSite()
  const { isSignedIn, isAccountLoading } = useSession()
  const resources = resourceGroups(content)
  const contactPage = content.contentPages.find(({ path }) => path === '/contactus')
  return (
    <>
      {isSignedIn || isAccountLoading ? null : (
        <Anchor href="/register" className="visitor-only">
          Register for an account
        </Anchor>
      )}
      {content.topInfoLinks.map(({ title, path }) => (
        <Anchor key={path} href={path}>
          {title}
        </Anchor>
      ))}
      {resources.length > 0 ? <AccountMenu label="Resources" groups={resources} /> : null}
      <AccountMenu
        label="Support"
        onPress={() => track('Support_Popover_Clicked')}
        header={
          <p className="support-hours">
            {contact.contactNumber}
            <br />
            {contact.hoursTextShort}
          </p>
        }
        groups={[
          {
            links: [
              { label: `Call ${contact.contactNumber}`, href: `tel:${contact.contactNumber}` },
              { label: `Email ${contact.contactEmail}`, href: `mailto:${contact.contactEmail}` },
              ...(contactPage ? [{ label: 'Contact', href: contactPage.path }] : []),
            ],
          },
        ]}
      />
      <a href={`tel:${contact.contactNumber}`} className="gz-num">
        {contact.contactNumber}
      </a>
    </>
  )
}
