import { LinkButton } from '@gauze/ui/actions/link-button'
import { Banner } from '@gauze/ui/feedback/banner'
import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { useSession } from '@gauze/ui/hooks'
import { useEffect, useState } from 'react'
import { useEmbedding } from './embed-context.js'
import { cartCode } from './load-cart.js'

/** The content of `<gauze-cart>`. Its lines and totals have code and styles of their own, which load when it has any. */
export function CartView() {
  const { store } = useEmbedding()
  const { isSignedIn, isAccountLoading } = useSession()
  if (isSignedIn || isAccountLoading) return <LoadedCart />
  return (
    <div className="gz-embed-login gz-panel">
      <p>{store.text.loginForCart}</p>
      <LinkButton href="/login">{store.text.login}</LinkButton>
    </div>
  )
}

function LoadedCart() {
  const { store, host } = useEmbedding()
  const { text } = store
  const [code, setCode] = useState(cartCode.loaded)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    cartCode.load().then(setCode, (error: unknown) => {
      console.error(error)
      setFailed(true)
      store.announce('gauze-error', { operation: 'render', itemId: null, message: text.failed }, { origin: host })
    })
  }, [store, host, text])
  useEffect(() => {
    const root = host.shadowRoot
    if (code && root && !root.adoptedStyleSheets.includes(code.sheet)) root.adoptedStyleSheets.push(code.sheet)
  }, [code, host])
  if (code) return <code.OpenCart />
  if (!hasFailed) {
    return (
      <div>
        <p className="gz-visually-hidden" role="status">
          {text.loading}
        </p>
        <Skeleton shape="box" height="12em" />
      </div>
    )
  }
  return <Banner actions={<LinkButton href="/cart">{text.viewCart}</LinkButton>}>{text.cartElsewhere}</Banner>
}
