import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { search } from '../../../search/src/index.js'
import type { StorePlugins } from '../services/plugins.types.js'
import { collectLines } from '../testing/log-lines.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { startServer } from './start-server.js'

let database: TestServer

beforeAll(async () => {
  database = await startTestServer()
})
afterAll(() => database.close())

/** The way to the database, which can be cut and mended. */
async function startWay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => other.destroy())
      socket.pipe(other)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    cut: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    mend: () => listen(port),
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

it('a start whose database dies begins again, and the store is ready only when its start is complete', async () => {
  const way = await startWay(database.databaseUrl)
  const port = await freePort()
  const readiness = async () => (await fetch(`http://localhost:${port}/readyz`)).status
  const seen: number[] = []
  const watched: StorePlugins['search'] = {
    ...search,
    startUpkeep: async (parts) => {
      seen.push(await readiness())
      if (seen.length === 1) way.cut()
      await parts.store.db.execute(sql`SELECT 1`)
      return search.startUpkeep(parts)
    },
  }
  const { lines, to } = collectLines()
  const said = () => lines.filter(({ msg }) => msg.startsWith('the database went away before the store was ready'))
  const write = (line: string) => {
    to.write(line)
    if (line.includes('starting again')) void way.mend()
  }
  const environment = { PORT: String(port), DATABASE_URL: way.url }
  const store = await startServer({ search: watched, environment, logTo: { write } })
  try {
    seen.push(await readiness())
    expect(seen).toEqual([503, 503, 200])
    expect(said()).toHaveLength(1)
  } finally {
    await store.close()
    way.cut()
  }
})
