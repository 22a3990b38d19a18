import { build } from '../lib/build.mjs'

export default ({ env }) => {
  build(env, { declarations: true })
  return 0
}
