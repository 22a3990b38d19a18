import type { Channel } from '@gauze/machines'

/** What tabs of one store tell each other, over the BroadcastChannel `gauze`; silence where there is none. */
export function createBroadcastChannel(): Channel {
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, subscribe: () => () => undefined }
  const channel = new BroadcastChannel('gauze')
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const hear = (event: MessageEvent<unknown>) => listener(event.data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
