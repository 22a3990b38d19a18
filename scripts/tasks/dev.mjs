import { supervise } from '../lib/shell.mjs'

export default ({ env, args }) => supervise('pnpm', ['--filter', '@gauze/storefront', 'run', 'dev', ...args], { env })
