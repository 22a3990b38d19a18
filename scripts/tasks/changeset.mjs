import { run, supervise } from '../lib/shell.mjs'

/** Change notes: writes one, or with `version` and `publish` makes a release of them. */
export default async ({ env, args }) => {
  const code = await supervise('pnpm', ['exec', 'changeset', ...args], { env })
  if (code === 0 && args[0] === 'version') run('pnpm', ['install', '--lockfile-only'], { env })
  return code
}
