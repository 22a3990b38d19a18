import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { root, supervise } from '../lib/shell.mjs'

const smoke = '--smoke'

/** The benchmarks of the built store. */
const onPages = ['pages', 'neighbors', 'render']

/** Pages are measured as they are built now. A smoke run uses the last build, which tests may be using meanwhile. */
function needsBuild(args) {
  const names = args.filter((word) => word !== smoke)
  if (names.length > 0 && !names.some((name) => onPages.includes(name))) return false
  return !args.includes(smoke) || !existsSync(join(root, 'storefront/build/server/index.js'))
}

export default async ({ env: tools, args }) => {
  if (needsBuild(args)) await build(tools)
  return supervise(
    'pnpm',
    ['exec', 'tsx', '--max-old-space-size=12288', '--expose-gc', '--conditions=@gauze/source', 'bench/run.ts', ...args],
    {
      cwd: join(root, 'packages/server'),
      env: { ...tools, NODE_ENV: 'production', CHROMIUM_PATH: ensureBrowser(tools) },
    },
  )
}
