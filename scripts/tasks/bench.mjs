import { build } from '../lib/build.mjs'
import { supervise } from '../lib/shell.mjs'

export default ({ env, args }) => {
  build(env)
  return supervise('node', ['bench/run.mjs', ...args], { env: { ...env, NODE_ENV: 'production' } })
}
