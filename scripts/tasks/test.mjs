import { checkEvidence } from '../lib/accessibility.mjs'
import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { docsChecks, lintChecks, makeRouteTypes, packageChecks, typeChecks } from '../lib/checks.mjs'
import { findInitdb } from '../lib/hosted-postgres.mjs'
import { inMemory } from '../lib/memory-folder.mjs'
import { packAll } from '../lib/packed.mjs'
import { conclude, runSteps } from '../lib/steps.mjs'
import { suites, suitesOnHosted } from '../lib/suites.mjs'

const everything = '--everything'

/** All that main must pass. */
function everyStep() {
  return [...(findInitdb() ? suitesOnHosted : suites), ...typeChecks, ...packageChecks, ...docsChecks, ...lintChecks]
}

/** Runs all suites, or the suites whose name has one of the words given; with --everything also all other checks. */
export default async ({ env: tools, args }) => {
  const isEverything = args.includes(everything)
  const words = args.filter((word) => word !== everything)
  const env = { ...tools, CHROMIUM_PATH: ensureBrowser(tools) }
  const steps = isEverything ? everyStep() : suites
  const chosen = words.length > 0 ? steps.filter(({ name }) => words.some((word) => name.includes(word))) : steps
  // Partners' apps are built with the packages as they are published.
  await build(env, { declarations: true, docs: chosen.some(({ needsDocs }) => needsDocs) })
  packAll(env)
  if (isEverything) makeRouteTypes(env)
  const results = await inMemory(env, (faster) => runSteps(chosen, faster, { lanes: 2 }))
  return conclude(isEverything && words.length === 0 ? [...results, checkEvidence(results)] : results)
}
