import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isFolderHeld, lockFolder } from './folder-lock.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauze-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The fields that the system reports of a process after its name: its state, …, and when it started. */
async function statOf(pid: number) {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')
}

function commandOf(pid = 0) {
  return readFile(`/proc/${pid}/comm`, 'utf8')
}

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A process that was killed, under a parent that never asks how it ended. */
async function startZombie() {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec tail -f /dev/null'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  ends.push(() => parent.kill())
  const [printed] = await once(parent.stdout, 'data')
  const pid = Number(String(printed))
  ends.unshift(() => process.kill(pid, 'SIGKILL'))
  // The shell itself would reap it.
  await expect.poll(() => commandOf(parent.pid)).toBe('tail\n')
  process.kill(pid, 'SIGKILL')
  await expect.poll(async () => (await statOf(pid))[0]).toBe('Z')
  return { pid, startTime: (await statOf(pid))[19] }
}

it.runIf(process.platform === 'linux')(
  'takes over the lock of a killed store that its parent has not reaped',
  async () => {
    const { pid, startTime } = await startZombie()
    await writeFile(join(folder, 'gauze.lock'), `${pid} ${startTime}\n`)
    expect(await isFolderHeld(folder)).toBe(false)
    const lock = await lockFolder(folder)
    expect(await lock.isHeld()).toBe(true)
    await lock.release()
  },
)
