import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { EmbedStore } from '../store/embed-store.js'
import { pageStore } from '../store/page-store.js'
import { EmbedRoot, type ViewProps } from '../views/embed-context.js'
import { ErrorBoundary } from './error-boundary.js'

/** The parts of one kind of element. */
export interface ElementKind {
  readonly attributes: readonly string[]
  readonly View: ComponentType<ViewProps>
  readonly sheet: CSSStyleSheet
}

interface Mounted {
  readonly update: () => void
  readonly unmount: () => void
}

/**
 * Creates the class of a custom element that renders a view into its shadow root. It is created by a function, so that
 * importing this module needs no DOM.
 */
export function createElementClass(kind: ElementKind): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = kind.attributes
    #mounted: Mounted | null = null

    connectedCallback() {
      this.#mounted ??= mount(this, kind)
    }

    disconnectedCallback() {
      // An element that is only moved within the page keeps its state.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#mounted?.unmount()
        this.#mounted = null
      })
    }

    attributeChangedCallback() {
      this.#mounted?.update()
    }
  }
}

function mount(host: HTMLElement, { attributes, View, sheet }: ElementKind): Mounted {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet]
  const container = host.ownerDocument.createElement('div')
  container.className = 'gz-root'
  container.setAttribute('part', 'root')
  const body = host.ownerDocument.createElement('div')
  body.className = 'gz-body'
  container.append(body)
  shadow.append(container)
  let store: EmbedStore | null = null
  // The boundary below logs the error.
  const root = createRoot(body, { onCaughtError: () => undefined })
  const report = (error: unknown) => {
    console.error(error)
    store?.announce('gauze-error', { operation: 'render', itemId: null, message: store.text.failed }, { origin: host })
  }
  const update = () => {
    const values = Object.fromEntries(attributes.map((name) => [name, host.getAttribute(name)]))
    if (store?.locale) container.lang = store.locale
    const content = store && <EmbedRoot store={store} host={host} attributes={values} View={View} />
    root.render(<ErrorBoundary onError={report}>{content}</ErrorBoundary>)
  }
  const leave = pageStore.enter(host, (next) => {
    store = next
    update()
  })
  return {
    update,
    unmount() {
      leave()
      root.unmount()
      container.remove()
    },
  }
}
