import type { EmbedConfig } from '../config/embed-config.js'
import { createAnnounce } from '../events/embed-events.js'
import { type EmbedStore, startEmbedStore } from './embed-store.js'
import { inSpanish, isSpanish, spanish } from './spanish.js'

/** Gets the store that an element shows; null while the page has not been configured. */
type StoreListener = (store: EmbedStore | null) => void

/** Keeps the one store of a page: it starts with the first element and stops after the last. */
export interface PageStore {
  /** Sets which store it is. Existing elements change to it. */
  readonly configure: (config: EmbedConfig) => void
  /** The store of the elements on the page; null without any. */
  readonly current: () => EmbedStore | null
  /**
   * Gives an element its store, at once and whenever it changes.
   * @returns how to stop
   */
  readonly enter: (element: Element, listener: StoreListener) => () => void
}

/** Creates a page's store. The package has one, {@link pageStore}; its tests create their own. */
export function createPageStore(): PageStore {
  const listeners = new Map<Element, StoreListener>()
  let config: EmbedConfig | null = null
  let store: EmbedStore | null = null
  let isWarned = false

  const startWith = (words: EmbedConfig) => startEmbedStore(words, createAnnounce(document, listeners))
  const showAll = () => {
    for (const listener of listeners.values()) listener(store)
  }
  /** Elements in Spanish wait for their words; without them they are in English, which a person can use. */
  const startInSpanish = async (wanted: EmbedConfig) => {
    const words = await spanish.load().catch(() => ({}))
    if (config !== wanted || store || listeners.size === 0) return
    store = startWith(inSpanish(wanted, words))
    showAll()
  }
  const start = (): EmbedStore | null => {
    if (!config || store) return store
    if (!isSpanish(config)) store = startWith(config)
    else if (spanish.loaded()) store = startWith(inSpanish(config, spanish.loaded() ?? {}))
    else void startInSpanish(config)
    return store
  }
  const warnIfUnconfigured = () => {
    if (config || isWarned || listeners.size === 0) return
    isWarned = true
    console.error(
      'Gauze elements are on this page but show nothing, because they do not know the store. ' +
        'Add data-api="https://…" to the script tag of gauze-embed.js, or call configureGauze({ apiBase }).',
    )
  }
  /** The page may have removed the last element for another view: requested edits are still sent. */
  const stopWhenSettled = async (closing: EmbedStore) => {
    await closing.whenSettled()
    if (listeners.size > 0 || store !== closing) return
    store = null
    closing.stop()
  }

  return {
    configure(next) {
      config = next
      store?.stop()
      store = null
      if (listeners.size === 0) return
      start()
      showAll()
    },
    current: () => store,
    enter(element, listener) {
      listeners.set(element, listener)
      listener(start())
      if (document.readyState === 'complete') queueMicrotask(warnIfUnconfigured)
      else window.addEventListener('load', warnIfUnconfigured, { once: true })
      return () => {
        listeners.delete(element)
        if (listeners.size === 0 && store) void stopWhenSettled(store)
      }
    },
  }
}

/** Module-level, because elements of one page find each other through nothing else. */
export const pageStore = createPageStore()
