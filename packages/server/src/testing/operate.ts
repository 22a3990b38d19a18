import { vi } from 'vitest'
import { search } from '../../../search/src/index.js'
import { runCommand } from '../commands/run-gauze.js'

/**
 * Runs an operator's command in this process, for what needs no process of its own.
 * @returns what it said, and its exit code if it failed
 */
export async function operate(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  let output = ''
  const hear = (line: unknown) => {
    output += `${line}\n`
  }
  const spies = [vi.spyOn(console, 'log').mockImplementation(hear), vi.spyOn(console, 'error').mockImplementation(hear)]
  const before = process.exitCode
  await runCommand(command, { search, environment })
  const failed = process.exitCode === 1 ? 'exit code 1\n' : ''
  process.exitCode = before
  for (const spy of spies) spy.mockRestore()
  return `${output}${failed}`
}
