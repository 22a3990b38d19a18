import { LinkButton } from '@gauze/ui/actions/link-button'
import { useSession } from '@gauze/ui/hooks'
import { SignInButton } from '@gauze/ui/sign-in/sign-in-button'
import { useEmbedding } from './embed-context.js'

/** A page of the store's own site signs in on the login page. */
const elsewhere = { signIn: async () => false, returned: Promise.resolve(false) }

/** Signing in and out. */
export function LoginView() {
  const { store } = useEmbedding()
  const { isSignedIn } = useSession()
  if (!(store.site || isSignedIn)) return <LinkButton href="/login">{store.text.login}</LinkButton>
  return <SignInButton site={store.site ?? elsewhere} />
}
