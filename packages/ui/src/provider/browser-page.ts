import type { PageEvent, StorePage } from '@gauze/machines/store'
import { onServer } from '../internal/on-server.js'

/**
 * The page of a browser: its address, its connection, and that it is left. On a server, nothing ever happens on it.
 *
 * @example
 * const store = createStore({
 *   port: api,
 *   tokens,
 *   channel: openBroadcastChannel(),
 *   page: browserPage(),
 *   keySeed: randomUuid(),
 * })
 */
export function browserPage(): StorePage {
  if (onServer()) return { currentPath: () => '/', subscribe: () => () => undefined }
  return {
    currentPath: () => location.pathname + location.search + location.hash,
    subscribe(listener) {
      const reporting = (event: PageEvent) => () => listener(event)
      const offline = reporting('offline')
      const online = reporting('online')
      // This event follows `pagehide`, at which fields report their typed text. When a phone suspends the page, only
      // this event occurs.
      const hide = () => {
        if (document.hidden) listener('leave')
      }
      window.addEventListener('offline', offline)
      window.addEventListener('online', online)
      document.addEventListener('visibilitychange', hide)
      return () => {
        window.removeEventListener('offline', offline)
        window.removeEventListener('online', online)
        document.removeEventListener('visibilitychange', hide)
      }
    },
  }
}
