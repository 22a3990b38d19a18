/** The storage of the access token. */
export interface TokenStore {
  get(): string | null
  set(token: string): void
  clear(): void
  /** Listens to every change; `isElsewhere` says that another tab made it. Returns a function that stops. */
  subscribe?(listener: (token: string | null, isElsewhere: boolean) => void): () => void
  /**
   * Runs work while no other holder of the same token does. Tabs share the refresh cookie, and a cookie used twice ends
   * the session, so two tabs must not refresh at once.
   */
  exclusively?<T>(work: () => Promise<T>): Promise<T>
  /**
   * Gets a new access token, which the client then stores; without it, the client asks for one with the store's cookie,
   * which browsers send from pages of the store's own site alone. `siteSession` has it; a page whose own server gets the
   * tokens gives its own.
   *
   * @throws UnauthorizedError when the session is over; any other error keeps it
   */
  renew?(): Promise<string>
}

/** A {@link TokenStore} that reports changes. */
export type ObservableTokenStore = TokenStore & Required<Pick<TokenStore, 'subscribe'>>

type TokenListener = (token: string | null, isElsewhere: boolean) => void

/**
 * Adds change events to a token store: they report each change made through it. A store that has them is returned
 * unchanged.
 *
 * @example const tokens = observableTokenStore({ get: readSession, set: writeSession, clear: endSession })
 */
export function observableTokenStore(store: TokenStore): ObservableTokenStore {
  if (isObservable(store)) return store
  const listeners = new Set<TokenListener>()
  const change = (next: string | null, apply: () => void) => {
    const before = store.get()
    apply()
    if (before === next) return
    for (const listener of listeners) listener(next, false)
  }
  return {
    get: () => store.get(),
    set: (token) => change(token, () => store.set(token)),
    clear: () => change(null, () => store.clear()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    exclusively: (work) => store.exclusively?.(work) ?? work(),
    ...(store.renew && { renew: () => (store.renew as () => Promise<string>)() }),
  }
}

function isObservable(store: TokenStore): store is ObservableTokenStore {
  return store.subscribe !== undefined
}

/** Stores the token in memory: for servers, tests, and pages that must not persist it. */
export function memoryTokenStore(initial: string | null = null): ObservableTokenStore {
  const { get, change, subscribe } = observedToken(initial)
  return { get, set: (token) => change(token, false), clear: () => change(null, false), subscribe }
}

function observedToken(initial: string | null) {
  const listeners = new Set<TokenListener>()
  let token = initial
  return {
    get: () => token,
    change(next: string | null, isElsewhere: boolean): void {
      if (next === token) return
      token = next
      for (const listener of listeners) listener(token, isElsewhere)
    },
    subscribe(listener: TokenListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Stores the token in local storage, where all tabs of the store see it. If there is no storage, or it is blocked, it
 * keeps the token in memory for the life of the page.
 *
 * @param key the local storage key
 */
export function localStorageTokenStore(key = 'gauze.token'): ObservableTokenStore {
  const memory = observedToken(readStorage(key))
  let isStored = storage() !== null
  const get = () => (isStored ? readStorage(key) : memory.get())
  return {
    get,
    set(token) {
      isStored = writeStorage((target) => target.setItem(key, token))
      memory.change(token, false)
    },
    clear() {
      isStored = writeStorage((target) => target.removeItem(key))
      memory.change(null, false)
    },
    subscribe(listener) {
      const stop = memory.subscribe(listener)
      const onStorage = () => memory.change(get(), true)
      globalThis.window?.addEventListener('storage', onStorage)
      return () => {
        stop()
        globalThis.window?.removeEventListener('storage', onStorage)
      }
    },
    exclusively(work) {
      const locks = globalThis.navigator?.locks
      return locks ? locks.request(`${key}.refresh`, work) : work()
    },
  }
}

function storage(): Storage | null {
  try {
    return globalThis.window?.localStorage ?? null
  } catch {
    return null
  }
}

function readStorage(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Returns true if the token was written. With full or blocked storage, the page keeps the token until it closes. */
function writeStorage(write: (storage: Storage) => void): boolean {
  const target = storage()
  if (!target) return false
  try {
    write(target)
    return true
  } catch {
    return false
  }
}
