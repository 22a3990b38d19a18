import { LinkButton } from '@gauze/ui/actions/link-button'
import { useKeptFocus, useSession } from '@gauze/ui/hooks'
import { useEmbedding } from './embed-context.js'
import { LoadedCart } from './loaded-cart.js'

/** The content of `<gauze-cart>`. Its lines and totals have code and styles of their own, which load when it has any. */
export function CartView() {
  const { isSignedIn, isAccountLoading } = useSession()
  const isCustomer = isSignedIn || isAccountLoading
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      {isCustomer ? <LoadedCart>{({ OpenCart }) => <OpenCart />}</LoadedCart> : <LoginPanel />}
    </div>
  )
}

function LoginPanel() {
  const { text } = useEmbedding().store
  return (
    <div className="gz-embed-login gz-panel">
      <p>{text.loginForCart}</p>
      <LinkButton href="/login">{text.login}</LinkButton>
    </div>
  )
}
