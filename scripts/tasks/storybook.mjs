import { supervise } from '../lib/shell.mjs'

export default ({ env, args }) =>
  supervise('pnpm', ['exec', 'storybook', 'dev', '--port', '6006', '--no-open', ...args], { env })
