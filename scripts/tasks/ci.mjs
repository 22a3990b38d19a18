import { root, supervise } from '../lib/shell.mjs'

/** Runs the test command of the README as a reader would, with everything else that main must pass. */
export default ({ args }) =>
  supervise('npm', ['test', '--', '--everything', ...args], {
    cwd: root,
    // A log is read as text: colors belong on a screen. And npm's own words must not follow the count.
    env: { ...process.env, NO_COLOR: '1', npm_config_loglevel: 'silent' },
  })
