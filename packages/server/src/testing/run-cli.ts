import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '../base/bare-environment.js'

/** A command of the server, in its own process. */
export interface CliProcess {
  readonly child: ChildProcess
  /** Its exit code and all it printed. */
  readonly ended: Promise<{ code: number; output: string }>
  /** Waits until it has printed a text; rejects when it ends before. */
  saying(text: string): Promise<void>
  output(): string
}

/**
 * Runs `gauze` from its sources, without demo data unless the environment asks for it.
 * @param command its words
 */
export function runCli(command: string | readonly string[], environment: Record<string, string>): CliProcess {
  const cli = fileURLToPath(new URL('../../../../storefront/server/gauze.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@gauze/source', cli, ...[command].flat()], {
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    env: bareEnvironment({ PORT: '0', GAUZE_SEED: 'never', ...environment }),
  })
  let output = ''
  const waiting: { text: string; resolve: () => void }[] = []
  const read = (chunk: Buffer) => {
    output += chunk.toString()
    for (const { text, resolve } of waiting) if (output.includes(text)) resolve()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }))
  return {
    child,
    ended,
    saying: (text) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ text, resolve })
        read(Buffer.alloc(0))
        ended.then(() => reject(new Error(`It ended before it said '${text}': ${output}`)))
      }),
    output: () => output,
  }
}
