import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the elements' script is, as a store serves it. */
    scriptUrl: string
  }
}

// Not in `dist`, which other suites serve at the same time.
const folder = fileURLToPath(new URL('../../../.gauze/embed', import.meta.url))

function run(script: string, ...args: readonly string[]) {
  const path = fileURLToPath(new URL(`../scripts/${script}`, import.meta.url))
  execFileSync(process.execPath, ['--conditions=@gauze/source', path, ...args], { stdio: 'inherit' })
}

/** Tests drive the script that ships, with the current theme, from a server that changes nothing in it. */
export default async function setup(project: TestProject) {
  run('generate-theme.mjs')
  run('build-script.mjs', folder)
  const server = createServer(async ({ url = '' }, response) => {
    const name = basename(new URL(url, 'http://localhost').pathname)
    const text = await readFile(join(folder, name)).catch(() => null)
    response.writeHead(text === null ? 404 : 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    })
    response.end(text)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo
  project.provide('scriptUrl', `http://localhost:${port}/gauze-embed.js`)
  return () => void server.close()
}
