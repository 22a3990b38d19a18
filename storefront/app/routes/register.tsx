import { RequestAccessForm, type RequestAccessFormProps } from '@gauze/ui/account/request-access-form'
import { useSession } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useNavigate } from 'react-router-dom'
import { useSignInPort } from '../account/use-sign-in-port.js'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'

export const headers = publicHeaders

export function meta() {
  return pageMeta({ title: 'Create Account', description: 'Ask for an account to see your prices and order on terms.' })
}

/** Requesting an account; a person of the store opens it. */
export default function Register() {
  const navigate = useNavigate()
  const { contact } = useSite()
  const { isSignedIn } = useSession()
  const { requestAccess } = useSignInPort()
  const send: RequestAccessFormProps['onSubmit'] = async (request) => {
    await requestAccess(request)
    void navigate('/success?for=account', { replace: true })
  }
  return (
    <div className="gz-page narrow">
      <PageHeading
        title="Create Account"
        description="Tell us who you are. We check every account by hand before it is opened."
      />
      <div className="gz-panel form-panel">
        <RequestAccessForm onSubmit={send} onBack={isSignedIn ? undefined : () => void navigate('/login')} />
      </div>
      <p className="muted">
        Would you rather talk? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>,{' '}
        {contact.hoursTextShort}. To buy on credit, also fill in the{' '}
        <Anchor href="/customerapplication">credit application</Anchor>.
      </p>
    </div>
  )
}
