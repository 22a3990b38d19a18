import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isRunning } from '../db/folder-lock.js'
import { type RunningShop, startRunningShop } from '../testing/running-shop.js'

let shop: RunningShop
afterEach(async () => {
  await shop.stop()
})

interface Answer {
  readonly status: number | undefined
  readonly connection: string | undefined
}

function read(message: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    message.on('error', reject)
    message.on('end', () => resolve({ status: message.statusCode, connection: message.headers.connection }))
    message.resume()
  })
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (message) => read(message).then(resolve, reject)).on('error', reject)
  })
}

const login = {
  host: 'localhost',
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json', 'content-length': '99' },
}

describe('an operator stops the server', () => {
  it('ends with code 0 although clients with kept connections never stop asking, and one hangs', {
    timeout: 120_000,
  }, async () => {
    shop = await startRunningShop()
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    const answers: Answer[] = []
    const failures: string[] = []
    let hasEnded = false
    const clients = Array.from({ length: 20 }, async () => {
      while (!hasEnded)
        await ask(`${shop.url}/api/shopping/item/topItems?limit=5`, agent).then(
          (answer) => answers.push(answer),
          (error: NodeJS.ErrnoException) => {
            failures.push(error.code ?? error.message)
            return pause(10)
          },
        )
    })
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(100), 20_000)
    const hanging = request({ ...login, port: new URL(shop.url).port })
    const cut = new Promise<void>((resolve) => hanging.on('close', resolve))
    hanging.on('error', () => undefined)
    // Its body never ends.
    hanging.write('{')
    const [socket] = await once(hanging, 'socket')
    if (socket.connecting) await once(socket, 'connect')
    await ask(`${shop.url}/healthz`, new Agent())
    const database = await shop.postmaster()
    shop.server.child.kill('SIGTERM')
    const { code } = await shop.server.ended
    hasEnded = true
    await Promise.all(clients)
    agent.destroy()
    expect(code).toBe(0)
    await cut
    expect(
      answers.every(({ status, connection }) => status === 200 || (status === 503 && connection === 'close')),
    ).toBe(true)
    // In the end nobody listens; no earlier request is lost.
    expect(new Set(failures)).toEqual(new Set(['ECONNREFUSED']))
    expect(isRunning(database)).toBe(false)
  })
})
