import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page's server has the elements' script. */
    scriptUrl: string
  }
}

function run(script: string, ...args: readonly string[]) {
  const path = fileURLToPath(new URL(`../scripts/${script}`, import.meta.url))
  execFileSync(process.execPath, ['--conditions=@gauze/source', path, ...args], { stdio: 'inherit' })
}

/** Tests drive the script that ships, with the current theme. */
export default function setup(project: TestProject) {
  // Not in `dist`, which other suites serve at the same time.
  const script = fileURLToPath(new URL('../../../.gauze/embed/gauze-embed.js', import.meta.url))
  run('generate-theme.mjs')
  run('build-script.mjs', script)
  project.provide('scriptUrl', `/@fs${script}`)
}
