import { isApiError } from '@gauze/api-client'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { CreateAccountForm } from '@gauze/ui/sign-in/create-account-form'
import { useNavigate } from 'react-router-dom'
import { useAccountApplication } from '../account/use-account-application.js'
import { visitorApi } from '../data/api.server.js'
import { useSite } from '../data/use-site.js'
import { fill } from '../language/fill.js'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { CallUs } from '../shell/call-us.js'
import type { Route } from './+types/register.js'
import { registerScreenMessages } from './register.messages.js'

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

export function meta({ matches }: Route.MetaArgs) {
  const { title, metaDescription: description } = metaWords(matches, 'registerScreen', registerScreenMessages)
  return pageMeta({ title, description })
}

/** Applying for a company account; a person of the store opens it. */
export default function Register({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { contact } = useSite()
  const text = useWords('registerScreen', registerScreenMessages)
  const calls = useAccountApplication(loaderData.choices)
  return (
    <div className="gz-page register">
      <PageHeading
        title={text.title}
        description={text.description}
        actions={
          <p className="muted visitor-only">{fill(text.existing, <Anchor href="/login">{text.login}</Anchor>)}</p>
        }
      />
      <div>
        <noscript>
          <p>{text.needsScript(contact.contactNumber)}</p>
        </noscript>
        <CreateAccountForm {...calls} onCreated={() => void navigate('/success?for=account', { replace: true })} />
      </div>
      <aside className="gz-panel" aria-labelledby="register-next">
        <h2 id="register-next">{text.next}</h2>
        <ol>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="muted">
          <CallUs>{text.talk}</CallUs>{' '}
          {fill(text.credit, <Anchor href="/customerapplication">{text.application}</Anchor>)}
        </p>
      </aside>
    </div>
  )
}
