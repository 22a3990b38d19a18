import { estimatePath, nameWithVariant, needsLicense } from '@gauze/rules'
import type { CartLineView } from '@gauze/ui/cart/cart-line'
import { CartPage } from '@gauze/ui/cart/cart-page'
import { CartTable } from '@gauze/ui/cart/cart-table'
import { useCart, useSession } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { untilLoaded } from '@gauze/ui/on-demand'
import { QuoteRequest, type QuoteRequestProps } from '@gauze/ui/quotes/quote-request'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { fill } from '../language/fill.js'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { StoreAddToList } from '../product/store-add-to-list.js'
import { privateMeta } from '../seo/private-meta.js'
import { cartScreenMessages } from './cart.messages.js'

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'cartScreen', cartScreenMessages).title)
}

/** The cart: lines that can be edited at any speed, its totals, and a quote for people who see prices. */
export default function Cart() {
  const runtime = useRuntime()
  const { isPriceVisible, isPunchout } = useSession()
  const { lines } = useCart().cart
  const text = useWords('cartScreen', cartScreenMessages)
  const actions = isPriceVisible && !isPunchout ? <CartQuote /> : null
  const transfer = async () => {
    const { api } = await runtime.load()
    const { returnUrl } = await api.returnCart({})
    location.replace(returnUrl)
    // The button stays pending until the browser has left the page.
    await new Promise(() => undefined)
  }
  return (
    <>
      <CartPage
        className="gz-page"
        onTransfer={transfer}
        notice={lines.some(({ rxLevelId }) => needsLicense(rxLevelId)) ? <CartLicenses lines={lines} /> : null}
        slotProps={{ table: { renderLine }, summary: { actions } }}
      />
      <p className="gz-page">{fill(text.scanner, <Anchor href="/quickOrder">{text.quickOrder}</Anchor>)}</p>
    </>
  )
}

const Licenses = lazy(() =>
  untilLoaded(async () => ({ default: (await import('../product/cart-licenses.js')).CartLicenses })),
)

/** The licenses that keep the cart from one address; their code loads with the first item that needs a license. */
function CartLicenses({ lines }: { lines: readonly CartLineView[] }) {
  return (
    <Suspense>
      <Licenses lines={lines} />
    </Suspense>
  )
}

/** Requests a quote of the cart, then opens it. */
function CartQuote() {
  const { load } = useRuntime()
  const navigate = useNavigate()
  const request: QuoteRequestProps['onRequest'] = async (quote, idempotencyKey) => {
    const { api } = await load()
    const { id } = await api.requestQuote(quote, { idempotencyKey })
    await navigate(estimatePath(id))
  }
  return <QuoteRequest onRequest={request} />
}

function renderLine(line: CartLineView) {
  const { itemId, unit, units, name, matrixDetails } = line
  const unitLabel = units.find(({ id }) => id === unit)?.label ?? ''
  const item = { itemId, unit, unitLabel, name: nameWithVariant(name, matrixDetails) }
  return <CartTable.Line line={line} actions={<StoreAddToList item={item} isOneOfMany />} />
}
