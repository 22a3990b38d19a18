import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, run, Stop, say } from './shell.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const playwrights = () => createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()
const found = () => [...places, playwrights()].find((place) => place && existsSync(place))
const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/**
 * Finds a Chromium for the tests, or installs one where it may.
 * @returns its path
 */
export const ensureBrowser = (env) => {
  const there = found()
  if (there) return there
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    say('installing Chromium through apt-get, as no browser was found')
    run('apt-get', ['update', '-qq'], { quiet: true })
    run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else {
    say('no browser was found; asking Playwright to download Chromium')
    spawnSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { cwd: root, env, stdio: 'inherit' })
  }
  const installed = found()
  if (!installed)
    throw new Stop(
      'The tests need a Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.',
    )
  return installed
}
