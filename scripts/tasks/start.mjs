import { build } from '../lib/build.mjs'
import { root, supervise } from '../lib/shell.mjs'

export default ({ env, args }) => {
  build(env)
  return supervise('node', ['storefront/build/server/index.js', ...args], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
  })
}
