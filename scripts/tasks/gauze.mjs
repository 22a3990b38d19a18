import { supervise } from '../lib/shell.mjs'

/** The server's own commands, such as `pnpm gauze search push`, from the sources. */
export default ({ env, args }) =>
  supervise('pnpm', ['exec', 'tsx', '--conditions=@gauze/source', 'packages/server/src/cli.ts', ...args], { env })
