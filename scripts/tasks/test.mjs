import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { conclude, runSuite, suites } from '../lib/suites.mjs'

export default ({ env: tools, args }) => {
  const env = { ...tools, CHROMIUM_PATH: ensureBrowser(tools) }
  build(env)
  const chosen = args.length > 0 ? suites.filter(({ name }) => args.some((word) => name.includes(word))) : suites
  return conclude(chosen.map((suite) => runSuite(suite, env)))
}
