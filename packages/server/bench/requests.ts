import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** One request, and the headers that identify its sender: one set for each connection. */
export interface Target {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  readonly headers?: readonly Record<string, string>[]
}

/** Starts a server in its own process and waits for the port it prints. */
export async function startProcess(args: string[], env: NodeJS.ProcessEnv, pattern: RegExp) {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (data) => {
      printed += data
      const [, found] = pattern.exec(printed) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`A server ended before it was ready:\n${printed}`)))
  })
  return { child, url: `http://localhost:${port}` }
}

/**
 * Starts the real server on a database, with the demonstration's data and without a limit of requests.
 * @param options more options of Node
 */
export function startServerProcess(databaseUrl: string, options: readonly string[] = []) {
  const env = {
    DATABASE_URL: databaseUrl,
    GAUZE_SEED: 'always',
    GAUZE_RATE_LIMIT: '0',
    GAUZE_LOG_LEVEL: 'error',
    PORT: '0',
  }
  const command = join(import.meta.dirname, '../../../storefront/server/gauze.ts')
  return startProcess([...options, command, 'start'], env, /ready http:\/\/localhost:(\d+)/)
}

/** Stops a server as an operator would. */
export async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Sends a request once, with the first set of headers, and reads the answer. */
export async function ask<T>({ url, method = 'GET', body, headers }: Target): Promise<T> {
  const answer = await fetch(url, { method, headers: headers?.[0] ?? {}, ...(body === undefined ? {} : { body }) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const json = { 'content-type': 'application/json' }

/** A request that posts JSON. */
export function post(url: string, payload: unknown, headers: readonly Record<string, string>[] = [{}]): Target {
  return {
    url,
    method: 'POST',
    body: JSON.stringify(payload),
    headers: headers.map((header) => ({ ...json, ...header })),
  }
}
