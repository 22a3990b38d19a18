import { spawnSync } from 'node:child_process'
import { run, say } from './shell.mjs'

/**
 * Installs a package of Debian, where this process is root and there is apt-get.
 * @param reason in words, printed before
 * @returns whether it installed the package
 */
export function installDebianPackage(name, reason) {
  const command = 'apt-get'
  if (process.getuid?.() !== 0 || spawnSync(command, ['--version'], { stdio: 'ignore' }).status !== 0) return false
  say(`installing ${name} through apt-get: ${reason}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run(command, ['update', '-qq'], { quiet: true, env })
  run(command, ['install', '-y', '-qq', name], { quiet: true, env })
  return true
}
