import { LinkButton } from '@gauze/ui/actions/link-button'
import { useKeptFocus, useSession } from '@gauze/ui/hooks'
import { SignInButton } from '@gauze/ui/sign-in/sign-in-button'
import { useEmbedding } from './embed-context.js'

/** A page of the store's own site signs in on the login page. */
const elsewhere = { signIn: async () => false, returned: Promise.resolve(false) }

/** Signing in and out. */
export function LoginView() {
  const { store } = useEmbedding()
  const { isSignedIn } = useSession()
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      {store.site || isSignedIn ? (
        <SignInButton site={store.site ?? elsewhere} />
      ) : (
        <LinkButton href="/login">{store.text.login}</LinkButton>
      )}
    </div>
  )
}
