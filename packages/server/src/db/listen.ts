import type pg from 'pg'

/** Options of {@link listen}. */
export interface ListenOptions {
  readonly channel: string
  /** Called with each notice's payload. */
  readonly onNotice: (payload: string) => void
  /** Called whenever it begins to listen; earlier notices were missed. */
  readonly onListening?: () => void
  /** Called for a lost connection; the listener then opens another connection. */
  readonly onError: (error: unknown) => void
  /**
   * Milliseconds between two checks whether the connection still works. Without it only a closed connection is noticed.
   */
  readonly heartbeat?: number
}

/** The result of {@link listen}. */
export interface Listener {
  /** Resolves once it listens for the first time, or could not. */
  readonly ready: Promise<void>
  /** The last moment, by `performance.now()`, up to which every notice is known to have been delivered. */
  heardUntil(): number
  /** Resolves once every notice that was sent before has been delivered, or nobody listens. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

const reconnectAfter = 1000
const never = Number.NEGATIVE_INFINITY

/**
 * Listens to the notices (`NOTIFY`) of a channel on its own connection, and reconnects when that breaks.
 * @example
 * const listener = listen(pool, { channel: 'search_changes', onNotice: wake, onError: log.warn })
 */
export function listen(pool: pg.Pool, options: ListenOptions): Listener {
  const { channel, onNotice, onListening, onError, heartbeat } = options
  let stopped = false
  let client: pg.PoolClient | null = null
  let reconnecting: NodeJS.Timeout | undefined
  let heard = never

  const tell = ({ payload = '' }: pg.Notification) => onNotice(payload)
  const drop = () => {
    client?.removeListener('notification', tell)
    client?.release(true)
    client = null
    heard = never
  }

  const connect = async () => {
    let lost = false
    // A broken connection may report it more than once.
    const lose = (error: unknown) => {
      if (lost) return
      lost = true
      drop()
      if (stopped) return
      onError(error)
      reconnecting = setTimeout(() => {
        connecting = connect()
      }, reconnectAfter)
      reconnecting.unref()
    }
    try {
      const connected = await pool.connect()
      client = connected
      if (stopped) return drop()
      connected.on('notification', tell)
      connected.on('error', lose)
      const asked = performance.now()
      await connected.query(`LISTEN ${channel}`)
      heard = asked
      onListening?.()
      if (heartbeat !== undefined) keepAlive(connected, heartbeat, lose)
    } catch (error) {
      lose(error)
    }
  }

  /** PostgreSQL sends the notices that it has before it answers a later query. */
  const ask = async (on: pg.PoolClient) => {
    const asked = performance.now()
    await on.query('SELECT 1')
    if (client === on) heard = Math.max(heard, asked)
  }

  const keepAlive = (on: pg.PoolClient, every: number, lose: (error: unknown) => void) => {
    let unanswered = 0
    const timer = setInterval(() => {
      if (client !== on) return clearInterval(timer)
      // A single late answer may only mean that this process was busy: timers run before input that has arrived
      // meanwhile.
      if (unanswered === 2)
        return lose(new Error(`The connection that listens to ${channel} does not answer any more.`))
      unanswered += 1
      ask(on).then(() => {
        unanswered = 0
      }, lose)
    }, every)
    timer.unref()
  }

  let connecting = connect()
  return {
    ready: connecting,
    heardUntil: () => heard,
    catchUp: async () => {
      if (client !== null) await ask(client).catch(() => undefined)
    },
    stop: async () => {
      stopped = true
      clearTimeout(reconnecting)
      await connecting
      drop()
    },
  }
}
