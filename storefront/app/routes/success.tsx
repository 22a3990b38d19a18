import { LinkButton } from '@gauze/ui/actions/link-button'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'

export const headers = publicHeaders

export const meta = () => pageMeta({ title: 'Thank you', noindex: true })

/** Where forms of other services, such as the credit application, bring people back to. */
export default function Success() {
  return (
    <div className="gz-page narrow">
      <PageHeading
        title="Thank you"
        description="We have what you sent, and will be in touch if anything is missing."
      />
      <div className="actions">
        <LinkButton href="/shop">Browse the shop</LinkButton>
        <LinkButton href="/" variant="quiet">
          Go to the home page
        </LinkButton>
      </div>
    </div>
  )
}
