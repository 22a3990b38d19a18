import { LinkButton } from '@gauze/ui/actions/link-button'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { FrameHandle } from '../shell/frame-handle.js'

/** Buyers in a punch-out session have their own routes. */
export const handle = { frame: { hidesNavbar: true, hidesFooterTop: true } } satisfies FrameHandle

export const headers = publicHeaders

export function meta() {
  return pageMeta({ title: 'Punch-out', noindex: true })
}

/** What a person sees who opens a punch-out address by hand. */
export default function Punchout() {
  const { contact } = useSite()
  const { isSignedIn } = useSession()
  return (
    <div className="gz-page narrow">
      <PageHeading
        title="Punch-out starts in your procurement system"
        description="A punch-out session cannot be opened from here. Open the Gauze catalog in your company’s procurement system and you will be brought back logged in."
      />
      <div className="actions">
        <LinkButton href="/shop">{isSignedIn ? 'Continue shopping' : 'Browse without an account'}</LinkButton>
        {isSignedIn ? (
          <LinkButton href="/cart" variant="quiet">
            View cart
          </LinkButton>
        ) : (
          <LinkButton href="/login" variant="quiet">
            Log in
          </LinkButton>
        )}
      </div>
      <p className="muted">
        Does the link in your system not work? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>
        , {contact.hoursTextShort}.
      </p>
    </div>
  )
}
