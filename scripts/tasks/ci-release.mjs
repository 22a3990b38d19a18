import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { releaseChecks } from '../lib/checks.mjs'
import { conclude, runSteps } from '../lib/steps.mjs'

/** Runs the checks that a release needs in addition to the checks of every change. */
export default async ({ env: tools }) => {
  const env = { ...tools, CHROMIUM_PATH: ensureBrowser(tools) }
  await build(env, { declarations: true })
  return conclude(await runSteps(releaseChecks, env, { lanes: 1 }))
}
