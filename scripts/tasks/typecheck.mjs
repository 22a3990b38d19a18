import { typeChecks } from '../lib/checks.mjs'
import { runSteps } from '../lib/steps.mjs'

export default async ({ env }) => {
  const results = await runSteps(typeChecks, env, { lanes: 1 })
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0
}
