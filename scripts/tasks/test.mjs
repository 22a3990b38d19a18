import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { runSuite, suites, sum } from '../lib/suites.mjs'

export default ({ env: tools, args }) => {
  const env = { ...tools, CHROMIUM_PATH: ensureBrowser(tools) }
  build(env)
  const chosen = args.length > 0 ? suites.filter(({ name }) => args.some((word) => name.includes(word))) : suites
  const total = sum(chosen.map((suite) => runSuite(suite, env)))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}
