import { lintChecks, makeRouteTypes } from '../lib/checks.mjs'
import { runSteps } from '../lib/steps.mjs'

export default async ({ env }) => {
  makeRouteTypes(env)
  const results = await runSteps(lintChecks, env, { lanes: 2 })
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0
}
