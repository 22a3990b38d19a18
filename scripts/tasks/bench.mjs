import { join } from 'node:path'
import { root, supervise } from '../lib/shell.mjs'

export default ({ env, args }) =>
  supervise(
    'pnpm',
    ['exec', 'tsx', '--max-old-space-size=12288', '--expose-gc', '--conditions=@gauze/source', 'bench/run.ts', ...args],
    {
      cwd: join(root, 'packages/server'),
      env: { ...env, NODE_ENV: 'production' },
    },
  )
