import { build, docsFolder } from '../lib/build.mjs'
import { root, supervise } from '../lib/shell.mjs'

const ownHosts = ['', 'localhost', '127.0.0.1', '::1']

/**
 * The demonstration shows its development pages. A store with its own database, public address or network interface
 * shows them only on request.
 */
function isDemonstration(env) {
  return !env.DATABASE_URL && !env.GAUZE_PUBLIC_URL && ownHosts.includes(env.GAUZE_HOST ?? '')
}

export default async ({ env, args }) => {
  await build(env, { docs: true })
  return supervise('node', ['storefront/build/server/index.js', ...args], {
    cwd: root,
    env: {
      GAUZE_DEV_PAGES: isDemonstration(env) ? 'on' : 'off',
      GAUZE_DOCS: docsFolder,
      ...env,
      NODE_ENV: 'production',
    },
  })
}
