import { join } from 'node:path'
import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { root, supervise } from '../lib/shell.mjs'

export default ({ env: tools, args }) => {
  const names = args.filter((word) => word !== '--smoke')
  const env = { ...tools, NODE_ENV: 'production', CHROMIUM_PATH: ensureBrowser(tools) }
  // Pages are measured as they are built.
  if (names.length === 0 || names.includes('pages')) build(tools)
  return supervise(
    'pnpm',
    ['exec', 'tsx', '--max-old-space-size=12288', '--expose-gc', '--conditions=@gauze/source', 'bench/run.ts', ...args],
    { cwd: join(root, 'packages/server'), env },
  )
}
