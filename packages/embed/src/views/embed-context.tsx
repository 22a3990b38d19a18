import { readFailure, reasonOf } from '@gauze/machines/port'
import type { AnchorProps } from '@gauze/ui/link'
import { GauzeProvider } from '@gauze/ui/provider'
import { type ComponentType, createContext, type MouseEvent, use } from 'react'
import type { EmbedStore } from '../store/embed-store.js'

interface Embedding {
  readonly store: EmbedStore
  /** The element that shows the view: events come from it. */
  readonly host: HTMLElement
}

/** An element's view; its attributes are strings, null if missing. */
export interface ViewProps {
  readonly attributes: Readonly<Record<string, string | null>>
}

const EmbedContext = createContext<Embedding | null>(null)

/** The element and its store. */
export function useEmbedding(): Embedding {
  const embedding = use(EmbedContext)
  if (!embedding) {
    throw new Error(
      'This view was rendered outside a Gauze element. Render it through <EmbedRoot>, as the elements do.',
    )
  }
  return embedding
}

interface EmbedRootProps extends Embedding, ViewProps {
  readonly View: ComponentType<ViewProps>
}

/** The root of one element's content. */
export function EmbedRoot({ store, host, attributes, View }: EmbedRootProps) {
  return (
    <EmbedContext value={{ store, host }}>
      <GauzeProvider
        store={store}
        messages={store.messages}
        {...(store.locale ? { locale: store.locale } : {})}
        {...(store.currency ? { currency: store.currency } : {})}
        link={StoreAnchor}
        assets={store.links.file}
      >
        <View attributes={attributes} />
      </GauzeProvider>
    </EmbedContext>
  )
}

/**
 * A link to a page of the store, which is elsewhere. For the login, the page gets `gauze-login-required` first, and may
 * cancel it to act itself. Otherwise a page of another site signs in without being left.
 */
function StoreAnchor({ href, onClick, ...props }: AnchorProps) {
  const { store, host } = useEmbedding()
  const { loginUrl, page } = store.links
  const url = page(href)
  const askPage = (event: MouseEvent<HTMLAnchorElement>) => {
    const isCanceled = !store.announce(
      'gauze-login-required',
      { loginUrl, reason: 'asked' },
      {
        origin: host,
        isCancelable: true,
      },
    )
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isCanceled && store.site && isPlain) {
      store.site.signIn().catch((error: unknown) => {
        const message = store.failureText(reasonOf(readFailure(error)))
        store.announce('gauze-error', { operation: 'session', itemId: null, message }, { origin: host })
      })
    }
    if (isCanceled || (store.site && isPlain)) event.preventDefault()
  }
  return <a {...props} href={url} onClick={url === loginUrl ? askPage : onClick} />
}
