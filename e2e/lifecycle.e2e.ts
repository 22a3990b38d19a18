import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort, spawnStore, startStore } from './support/store-process.js'

const folders: string[] = []
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'gauze-lifecycle-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Process id of the PostgreSQL that owns this folder. */
function postgresOf(folder: string) {
  const file = filesBelow(folder).find((path) => path.endsWith('postmaster.pid'))
  return file && existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/** Starts a store that should refuse to, and returns its exit code and output. */
async function refusal(options: Parameters<typeof spawnStore>[0]) {
  const { child, output } = spawnStore(options)
  const [code] = await once(child, 'exit')
  return { code, printed: output() }
}

describe('starting and stopping', () => {
  it('says where it serves and how to sign in, and leaves nothing behind when stopped', async () => {
    const dataDir = newFolder()
    const store = await startStore({ dataDir })
    expect(store.output()).toMatch(/^ready http:\/\/localhost:\d+/m)
    for (const username of [
      'admin@mercy.example',
      'buyer@mercy.example',
      'noprice@mercy.example',
      'parent@mercyhealth.example',
      'clinic@lakeside.example',
      'punchout@metro.example',
    ])
      await expect.poll(store.output).toContain(username)
    expect(store.output()).toContain('gauze-demo-2026')
    expect((await fetch(`${store.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${store.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${store.url}/api/docs/`, { redirect: 'follow' })).status).toBe(200)
    const postgres = postgresOf(dataDir)
    expect(postgres).toBeGreaterThan(1)
    expect(await store.stop()).toBe(0)
    expect(isAlive(postgres ?? 0)).toBe(false)
    await expect(fetch(`${store.url}/healthz`)).rejects.toThrow()
  })

  it('stops everything when npm start is stopped', async () => {
    const dataDir = newFolder()
    const port = await freePort()
    const npm = spawn('npm', ['start'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, PORT: String(port), GAUZE_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    npm.stdout.on('data', (data) => {
      printed += data
    })
    await expect.poll(() => printed, { timeout: 120_000 }).toMatch(/^ready http:\/\/localhost:\d+/m)
    const postgres = postgresOf(dataDir)
    npm.kill('SIGTERM')
    await expect.poll(() => isAlive(postgres ?? 0), { timeout: 30_000 }).toBe(false)
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${port}/healthz`).then(
            () => 'up',
            () => 'down',
          ),
        { timeout: 30_000 },
      )
      .toBe('down')
  }, 180_000)

  it('refuses a port in use, a locked data folder, an unreachable database and a bad setting, each in one line with the remedy', async () => {
    const dataDir = newFolder()
    const store = await startStore({ dataDir })
    const taken = Number(new URL(store.url).port)

    const samePort = await refusal({ dataDir: newFolder(), port: taken })
    expect(samePort.code).toBe(1)
    expect(samePort.printed).toMatch(new RegExp(`port ${taken}.*(PORT|another)`, 'i'))

    const sameFolder = await refusal({ dataDir, port: await freePort() })
    expect(sameFolder.code).toBe(1)
    expect(sameFolder.printed).toMatch(/GAUZE_DATA_DIR|stop/i)

    const nowhere = `postgresql://nobody@127.0.0.1:${await freePort()}/nothing`
    const unreachable = await refusal({ dataDir: newFolder(), port: await freePort(), env: { DATABASE_URL: nowhere } })
    expect(unreachable.code).toBe(1)
    expect(unreachable.printed).toMatch(/DATABASE_URL/)

    const badSetting = await refusal({
      dataDir: newFolder(),
      port: await freePort(),
      env: { GAUZE_DATA_DIR: '', PORT: 'http' },
    })
    expect(badSetting.code).toBe(1)
    expect(badSetting.printed).toMatch(/PORT/)

    for (const { printed } of [samePort, sameFolder, unreachable, badSetting]) expect(printed).not.toMatch(/^\s+at /m)
    await store.stop()
  }, 180_000)
})
