import { supervise } from '../lib/shell.mjs'

/** Sends the stories to Chromatic. Needs `CHROMATIC_PROJECT_TOKEN`. */
export default ({ env, args }) => supervise('pnpm', ['exec', 'chromatic', ...args], { env })
