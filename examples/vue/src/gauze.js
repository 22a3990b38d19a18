import { createApiClient, randomUuid, siteSession } from '@gauze/api-client'
import { createStore } from '@gauze/machines/store'
import { onScopeDispose, shallowRef } from 'vue'

/** The address of the store. It must list this app's origin in GAUZE_CORS_ORIGINS. */
const storeUrl = 'http://localhost:3000'

export const gauze = siteSession({ store: storeUrl })
export const api = createApiClient({ baseUrl: storeUrl, tokenStore: gauze.tokens })
const tabs = new BroadcastChannel('gauze')

export const store = createStore({
  port: api,
  tokens: gauze.tokens,
  keySeed: randomUuid(),
  channel: {
    post: (message) => tabs.postMessage(message),
    subscribe: (listener) => {
      const hear = ({ data }) => listener(data)
      tabs.addEventListener('message', hear)
      return () => tabs.removeEventListener('message', hear)
    },
  },
  page: {
    currentPath: () => location.pathname,
    subscribe: (listener) => {
      const leave = () => listener('leave')
      addEventListener('pagehide', leave)
      return () => removeEventListener('pagehide', leave)
    },
  },
})
store.start()

/** A value of a machine as a ref of Vue: `select` is one of the selectors of `@gauze/machines`. */
export function useMachine(actor, select) {
  const value = shallowRef(select(actor.getSnapshot()))
  const { unsubscribe } = actor.subscribe((snapshot) => {
    value.value = select(snapshot)
  })
  onScopeDispose(unsubscribe)
  return value
}
