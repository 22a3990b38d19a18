import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { Stop } from './shell.mjs'

function freePort() {
  const probe = spawnSync(
    process.execPath,
    ['-e', "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})"],
    { encoding: 'utf8' },
  )
  return probe.stdout.trim()
}

/** Nothing in it outlives the run, so nothing waits for a disk. */
const unsafe = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

const installed = '/usr/lib/postgresql'

/** Path of the newest initdb among the system's packages, where Debian puts it; undefined without one. */
export function findInitdb() {
  return (existsSync(installed) ? readdirSync(installed) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(installed, version, 'bin/initdb'))
    .find((path) => existsSync(path))
}

/**
 * Creates a PostgreSQL server with the system's own binaries for a while, and removes it again.
 * @param initdb path of its initdb
 * @param use gets the connection URL; its result is returned
 */
export function withHostedPostgres(initdb, use) {
  const asUser = userInfo().uid === 0 ? ['runuser', ['-u', 'postgres', '--']] : null
  const bin = dirname(initdb)
  const folder = mkdtempSync(join(tmpdir(), 'gauze-postgres-'))
  const call = (command, args) => {
    const [program, before] = asUser ?? [command, []]
    const result = spawnSync(program, asUser ? [...before, command, ...args] : args, {
      cwd: '/',
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (result.status !== 0) throw new Stop(`${command} failed: ${result.stderr}`)
  }
  if (asUser) spawnSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const port = freePort()
  try {
    call(join(bin, 'initdb'), ['-D', data, '-U', 'gauze', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8'])
    call(join(bin, 'pg_ctl'), [
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${unsafe}`,
      'start',
    ])
    return use(`postgresql://gauze@127.0.0.1:${port}/postgres`)
  } finally {
    spawnSync(
      asUser ? 'runuser' : join(bin, 'pg_ctl'),
      [...(asUser ? ['-u', 'postgres', '--', join(bin, 'pg_ctl')] : []), '-D', data, '-m', 'immediate', 'stop'],
      { cwd: '/' },
    )
    rmSync(folder, { recursive: true, force: true })
  }
}
