import { isApiError } from '@gauze/api-client'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { CreateAccountForm } from '@gauze/ui/sign-in/create-account-form'
import { useNavigate } from 'react-router-dom'
import { useAccountApplication } from '../account/use-account-application.js'
import { visitorApi } from '../data/api.server.js'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/register.js'

/** The choices of the form; the page works without them, and loads them again. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    return { choices: await visitorApi(context).getBusinessTypesandContactRoles() }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { choices: null }
  }
}

export const headers = publicHeaders

export function meta() {
  return pageMeta({
    title: 'Create Account',
    description: 'Open a business account to see your prices and to order on terms.',
  })
}

/** Applying for a company account; a person of the store opens it. */
export default function Register({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { contact } = useSite()
  const calls = useAccountApplication(loaderData.choices)
  return (
    <div className="gz-page register">
      <PageHeading
        title="Create Account"
        description="Open a business account for your practice or hospital. Fields are required unless marked optional."
        actions={
          <p className="muted visitor-only">
            Already have one? <Anchor href="/login">Log in</Anchor>
          </p>
        }
      />
      <div>
        <noscript>
          <p>Applying needs JavaScript. You can also call {contact.contactNumber}.</p>
        </noscript>
        <CreateAccountForm {...calls} onCreated={() => void navigate('/success?for=account', { replace: true })} />
      </div>
      <aside className="gz-panel" aria-labelledby="register-next">
        <h2 id="register-next">What happens next</h2>
        <ol>
          <li>We send you an email with the number of your application.</li>
          <li>A person checks it, usually within one business day.</li>
          <li>You get a link to choose a password, then you see your prices and can order.</li>
        </ol>
        <p className="muted">
          Would you rather talk? Call{' '}
          <a href={`tel:${contact.contactNumber}`} className="nowrap">
            {contact.contactNumber}
          </a>
          , {contact.hoursTextShort}. To buy on credit, also fill in the{' '}
          <Anchor href="/customerapplication">credit application</Anchor>.
        </p>
      </aside>
    </div>
  )
}
