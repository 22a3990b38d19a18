import { LRUCache } from 'lru-cache'
import { type Database, namedQuery } from '../db/client.js'
import { type Listener, type ListenOptions, listen } from '../db/listen.js'
import type { SessionUser } from './session-user.js'

/**
 * Whether a token that we signed is still valid; `outdated` means that a new one will have another account or other
 * permissions.
 */
export type SessionState = 'live' | 'outdated' | 'over'

/** Knows which sessions are live, without a query for most calls. */
export interface LiveSessions {
  stateOf(user: SessionUser): Promise<SessionState>
  /** Whether the session is remembered as live, without a query. */
  isKnown(user: SessionUser): boolean
  /** Resolves once this process knows every session that ended before; other processes are notified a moment later. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

/** The facts of the database about a session. */
interface Known {
  readonly userId: number
  readonly accountId: number
  readonly version: number
}

/** Milliseconds between two checks whether notices still arrive. */
const heartbeat = 2000
/** Without a heartbeat for this long, nothing remembered counts. */
const trustedFor = 3 * heartbeat
/** Largest number of sessions remembered. */
const cacheSize = 20_000

const versionQuery = namedQuery<{ version: number | null }>(
  'session-version',
  'SELECT session_version_of($1, $2, $3) AS version',
)

/**
 * Remembers the sessions that the database said are live, and forgets one when a trigger of the database notifies that
 * it or its user or company changed. While nobody listens every call asks the database. Calls that change something
 * always check in their own transaction (`require_session`), since a notice takes a moment.
 * @returns once it listens, or could not
 */
export async function createLiveSessions(
  { db, pool }: Database,
  { onError, onListening }: Pick<ListenOptions, 'onError' | 'onListening'>,
): Promise<LiveSessions> {
  const cache = new LRUCache<number, Known>({ max: cacheSize })
  /** Raised by each notice: an answer that was on its way may be older than the notice. */
  let notices = 0

  const forget = (payload: string) => {
    notices += 1
    const [kind, id] = payload.split(' ')
    const changed = Number(id)
    if (kind === 'session') cache.delete(changed)
    else if (kind === 'user') drop(({ userId }) => userId === changed)
    else cache.clear()
  }
  const drop = (isChanged: (known: Known) => boolean) => {
    for (const [id, known] of [...cache]) if (isChanged(known)) cache.delete(id)
  }
  const forgetAll = () => {
    notices += 1
    cache.clear()
  }
  const listener: Listener = listen(pool, {
    channel: 'session_changes',
    onNotice: forget,
    onListening: () => {
      forgetAll()
      onListening?.()
    },
    onError,
    heartbeat,
  })
  await listener.ready

  const isTrusted = () => performance.now() - listener.heardUntil() < trustedFor
  const remember = ({ sessionId, userId, accountId, sessionVersion: version }: SessionUser) => {
    cache.set(sessionId, { userId, accountId, version })
  }

  const isKnown = ({ sessionId, sessionVersion, accountId }: SessionUser) => {
    const known = cache.get(sessionId)
    return known?.version === sessionVersion && known.accountId === accountId && isTrusted()
  }

  return {
    isKnown,
    stateOf: async (user) => {
      if (isKnown(user)) return 'live'
      const noticesBefore = notices
      const [row] = await versionQuery.all(db, [user.sessionId, user.userId, user.accountId])
      const version = row?.version ?? null
      if (version === null) return 'over'
      if (version !== user.sessionVersion) return 'outdated'
      if (notices === noticesBefore && isTrusted()) remember(user)
      return 'live'
    },
    catchUp: () => listener.catchUp(),
    stop: () => listener.stop(),
  }
}
