import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.mjs'
import { root, run, Stop, say } from './shell.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
function playwrights() {
  return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()
}

function found() {
  return [...places, playwrights()].find((place) => existsSync(place))
}

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

const packed = join(root, 'node_modules/@sparticuz/chromium')

/**
 * The headless Chromium from the npm registry, unpacked once for each of its versions. It is the same on every machine
 * and does half the work of a whole browser.
 * @returns its path, or null where it does not run: it is made for Linux on x64
 */
function pinnedBrowser(env) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
  const folder = join(root, '.gauze/browser', version)
  const path = join(folder, 'chromium')
  if (!existsSync(path)) {
    say(`unpacking Chromium ${version} for the tests`)
    const unfinished = `${folder}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    run('node', [join(root, 'scripts/lib/unpack-browser.mjs')], { env: { ...env, TMPDIR: unfinished } })
    renameSync(unfinished, folder)
  }
  return works(path, ['--version']) ? path : null
}

function installed(env) {
  if (!installDebianPackage('chromium', 'no browser was found')) {
    say('no browser was found; asking Playwright to download Chromium')
    spawnSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { cwd: root, env, stdio: 'inherit' })
  }
  return found()
}

/**
 * Finds a Chromium for the tests: the one that CHROMIUM_PATH names, the pinned one, the machine's own, or one that is
 * installed now.
 * @returns its path
 */
export function ensureBrowser(env) {
  const path = process.env.CHROMIUM_PATH ?? pinnedBrowser(env) ?? found() ?? installed(env)
  if (!path || !existsSync(path))
    throw new Stop(
      'The tests need a Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.',
    )
  return path
}
