import { useSession } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { AccountMenu } from '@gauze/ui/navigation/account-menu'
import { useSite } from './use-site.js'

/** The end of the dark bar: Resources, Support, the phone number, and the way to an account for a visitor. */
export function HeaderUtility() {
  const { content, contact } = useSite()
  const { isSignedIn, isAccountLoading } = useSession()
  const resources = content.contentPages.find(({ path }) => path === '/resources')
  const contactPage = content.contentPages.find(({ path }) => path === '/contactus')
  return (
    <>
      {isSignedIn || isAccountLoading ? null : (
        <Anchor href="/register" className="visitor-only">
          Register for an account
        </Anchor>
      )}
      {resources ? <Anchor href={resources.path}>{resources.title}</Anchor> : null}
      <AccountMenu
        label="Support"
        header={
          <p className="support-hours">
            {contact.contactNumber}
            <br />
            {contact.hoursTextShort}
          </p>
        }
        groups={[
          [
            { label: `Call ${contact.contactNumber}`, href: `tel:${contact.contactNumber}` },
            { label: `Email ${contact.contactEmail}`, href: `mailto:${contact.contactEmail}` },
            ...(contactPage ? [{ label: 'Contact', href: contactPage.path }] : []),
          ],
        ]}
      />
      <a href={`tel:${contact.contactNumber}`} className="gz-num">
        {contact.contactNumber}
      </a>
    </>
  )
}
