import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs the test of relevance, which writes its report to a file, and answers the report. */
async function judge(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gauze-relevance-'))
  const report = process.env.GAUZE_JUDGMENTS_REPORT ?? join(folder, 'report.txt')
  try {
    const args = ['exec', 'vitest', 'run', '--project', 'search', 'src/relevance.test']
    const env = { ...process.env, NODE_ENV: 'test', GAUZE_JUDGMENTS_REPORT: report }
    const run = spawn('pnpm', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
    await once(run, 'exit')
    return await readFile(report, 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Prints how good the listings of the demo catalog are for the judged searches, by group and overall, and every search
 * whose answer is not as expected. GAUZE_JUDGMENTS names a JSON file with other judgments; GAUZE_JUDGMENTS_REPORT a file
 * that keeps the report.
 * @param isSmoke prints the table only
 */
export async function benchRelevance(isSmoke: boolean): Promise<void> {
  const report = await judge()
  console.log(isSmoke ? report.slice(0, report.indexOf('\n\n')) : report)
}
