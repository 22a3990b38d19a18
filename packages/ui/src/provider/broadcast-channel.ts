import type { Channel } from '@gauze/machines'
import { onServer } from '../internal/on-server.js'

/** The channel of the machines, which can be closed. */
export interface ClosableChannel extends Channel {
  readonly close: () => void
}

/**
 * Connects the tabs of one origin over the BroadcastChannel `gauze`; silent where the browser has none, and on a server,
 * whose channel would keep its process alive.
 *
 * @example
 * const channel = openBroadcastChannel()
 * const actors = cartActors({ ...api, channel })
 */
export function openBroadcastChannel(): ClosableChannel {
  if (onServer() || !('BroadcastChannel' in globalThis)) {
    return { post: () => undefined, subscribe: () => () => undefined, close: () => undefined }
  }
  const channel = new BroadcastChannel('gauze')
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const hear = (event: MessageEvent<unknown>) => listener(event.data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    close: () => channel.close(),
  }
}
