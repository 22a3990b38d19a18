import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Clock ticks of `/proc` in a second. */
const ticks = 100
const parentField = 1
const timeFields = [11, 12]
/** The times of processes that have ended, in the fields of their parent. */
const endedFields = [13, 14]

/** The fields of `/proc/…/stat` after the name; none of a process that has ended. */
async function statOf(pid: number | string): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

function sumOf(stat: readonly number[], fields: readonly number[]): number {
  return fields.reduce((sum, field) => sum + (stat[field] ?? 0), 0) / ticks
}

/** The processor time that processes have used so far, in seconds. */
export async function timeOfProcesses(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map(statOf))
  return stats.reduce((sum, stat) => sum + sumOf(stat, timeFields), 0)
}

/**
 * The processor time that an embedded database has used so far, with all its connections, in seconds.
 * @param dataDir its folder
 */
export async function timeOfDatabase(dataDir: string): Promise<number> {
  const [line] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map(statOf))
  const living = stats.filter((stat) => stat[parentField] === Number(line))
  const own = await statOf(Number(line))
  return living.reduce((sum, stat) => sum + sumOf(stat, timeFields), sumOf(own, [...timeFields, ...endedFields]))
}
