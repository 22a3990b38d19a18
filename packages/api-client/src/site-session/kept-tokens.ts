import type { ObservableTokenStore } from '../token-store.js'

/** The tokens of a session on this site. Without a refresh token, the session ends with its access token. */
export interface KeptTokens {
  readonly access: string
  readonly refresh: string | null
}

/** The one place of the tokens, which all tabs of the site share. */
export interface TokenKeeper extends Required<Pick<ObservableTokenStore, 'subscribe' | 'exclusively'>> {
  read(): KeptTokens | null
  write(tokens: KeptTokens | null): void
}

type Listener = Parameters<ObservableTokenStore['subscribe']>[0]

/**
 * Keeps the tokens in the site's local storage, which a browser keeps apart for each site, or in the memory of the page.
 * Where the storage is blocked, it uses the memory.
 * @param key the local storage key; null for memory alone
 */
export function createTokenKeeper(key: string | null): TokenKeeper {
  const listeners = new Set<Listener>()
  let memory: string | null = null
  let reported: string | null = null

  const stored = (): string | null => {
    if (key === null || typeof window === 'undefined') return memory
    try {
      return localStorage.getItem(key)
    } catch {
      return memory
    }
  }
  const read = () => parse(stored())
  const report = (isElsewhere: boolean) => {
    const access = read()?.access ?? null
    if (access === reported) return
    reported = access
    for (const listener of listeners) listener(access, isElsewhere)
  }
  reported = read()?.access ?? null
  const onStorage = () => report(true)

  return {
    read,
    write(tokens) {
      memory = tokens && JSON.stringify(tokens)
      try {
        if (key !== null && memory === null) localStorage.removeItem(key)
        else if (key !== null && memory !== null) localStorage.setItem(key, memory)
      } catch {
        // The memory of the page has them.
      }
      report(false)
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.window?.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.window?.removeEventListener('storage', onStorage)
      }
    },
    exclusively(work) {
      const locks = globalThis.navigator?.locks
      return locks && key !== null ? locks.request(`${key}.refresh`, work) : work()
    },
  }
}

/** The refresh tokens of sessions that ended here, and of which the store may not know it. */
export interface EndedTokens {
  read(): readonly string[]
  write(tokens: readonly string[]): void
}

/**
 * Keeps them like the tokens themselves, so that the next page can still tell the store.
 * @param key the local storage key; null for memory alone
 */
export function createEndedTokens(key: string | null): EndedTokens {
  let memory: readonly string[] = []
  return {
    read() {
      try {
        const kept: unknown = key === null ? memory : JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : []
      } catch {
        return memory
      }
    },
    write(tokens) {
      memory = tokens
      if (key === null) return
      try {
        if (tokens.length > 0) localStorage.setItem(key, JSON.stringify(tokens))
        else localStorage.removeItem(key)
      } catch {
        // The memory of the page has them.
      }
    },
  }
}

function parse(text: string | null): KeptTokens | null {
  if (text === null) return null
  try {
    const { access, refresh } = JSON.parse(text)
    return typeof access === 'string' ? { access, refresh: typeof refresh === 'string' ? refresh : null } : null
  } catch {
    return null
  }
}
