import { search } from '../../../search/src/index.js'
import { runGauze } from '../commands/run-gauze.js'

/**
 * Runs an operator's command in this process, for work that needs no process of its own.
 * @returns its output, and its exit code if it failed
 */
export async function operate(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const lines: string[] = []
  const exitCode = await runGauze(command, { search, environment, write: (line) => lines.push(line) })
  if (exitCode !== 0) lines.push(`exit code ${exitCode}`)
  return lines.map((line) => `${line}\n`).join('')
}
