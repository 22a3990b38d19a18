import type { CartPort } from '@gauze/machines/cart'

/** The channel of the machines, which can be closed. */
export type ClosableChannel = CartPort['channel'] & { readonly close: () => void }

/** What tabs of one origin tell each other, over the BroadcastChannel `gauze`. */
export function openBroadcastChannel(): ClosableChannel {
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
