import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { recordEvidence } from '../lib/accessibility.mjs'
import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { inMemory } from '../lib/memory-folder.mjs'
import { root, run, Stop, say } from '../lib/shell.mjs'
import { conclude, runSteps } from '../lib/steps.mjs'
import { browserSuites, suite } from '../lib/suites.mjs'

/** The end-to-end tests that name success criteria. */
function namingSuite() {
  const files = globSync('e2e/*.e2e.ts', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('WCAG '))
    .map((file) => basename(file))
  return { ...suite('end to end', 'e2e/vitest.config.ts', ...files, '-t', 'WCAG \\d'), isSuite: true }
}

/** Runs the checks of accessibility, and records them for the reports of conformance (OpenACR). */
export default async ({ env: tools }) => {
  const env = { ...tools, CHROMIUM_PATH: ensureBrowser(tools) }
  await build(env, { docs: true })
  const [components] = browserSuites
  const results = await inMemory(env, (faster) => runSteps([components, namingSuite()], faster, { lanes: 2 }))
  const exitCode = conclude(results)
  if (exitCode !== 0) throw new Stop('Nothing is recorded, because a check failed.')
  recordEvidence(results)
  run('pnpm', ['--silent', '--filter', '@gauze/docs', 'run', 'store-report'], { env, quiet: true })
  say('recorded the checks in packages/docs/accessibility.json, and wrote the report of the store')
  return exitCode
}
