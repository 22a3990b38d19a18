import { LinkButton } from '@gauze/ui/actions/link-button'
import { Banner } from '@gauze/ui/feedback/banner'
import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import { useEmbedding } from './embed-context.js'
import { type CartCode, cartCode } from './load-cart.js'

interface LoadedCartProps {
  readonly children: (code: CartCode) => ReactNode
}

/** What a customer sees of their cart, once its code and styles have loaded; a link to the store if they do not load. */
export function LoadedCart({ children }: LoadedCartProps) {
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
  if (code) return children(code)
  if (!hasFailed) {
    return (
      <div className="gz-panel">
        <p className="gz-visually-hidden" role="status">
          {text.loading}
        </p>
        <Skeleton shape="box" height="12em" />
      </div>
    )
  }
  return <Banner actions={<LinkButton href="/cart">{text.viewCart}</LinkButton>}>{text.cartElsewhere}</Banner>
}
