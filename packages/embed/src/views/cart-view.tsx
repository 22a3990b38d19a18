import { LinkButton } from '@gauze/ui/actions/link-button'
import { useSession } from '@gauze/ui/hooks'
import { useEmbedding } from './embed-context.js'
import { LoadedCart } from './loaded-cart.js'

/** The content of `<gauze-cart>`. Its lines and totals have code and styles of their own, which load when it has any. */
export function CartView() {
  const { store } = useEmbedding()
  const { isSignedIn, isAccountLoading } = useSession()
  if (isSignedIn || isAccountLoading) return <LoadedCart>{({ OpenCart }) => <OpenCart />}</LoadedCart>
  return (
    <div className="gz-embed-login gz-panel">
      <p>{store.text.loginForCart}</p>
      <LinkButton href="/login">{store.text.login}</LinkButton>
    </div>
  )
}
