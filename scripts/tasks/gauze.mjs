import { supervise } from '../lib/shell.mjs'

/** The store's commands, such as `pnpm gauze search push`, from the sources. */
export default ({ env, args }) =>
  supervise('pnpm', ['exec', 'tsx', '--conditions=@gauze/source', 'storefront/server/gauze.ts', ...args], { env })
