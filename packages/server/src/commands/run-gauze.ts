import { inspect } from 'node:util'
import { readConfig } from '../base/config.js'
import type { Log } from '../base/log.js'
import { ProblemError } from '../base/problem.js'
import { StartError } from '../base/start-error.js'
import type { CommandContext } from '../services/action.js'
import type { StorePlugins } from '../services/plugins.types.js'
import { openSharedStore } from '../services/store.js'
import { commandsOf } from './index.js'
import { readCommand } from './read-words.js'

/** The surroundings of `gauze`. */
export interface GauzeOptions extends StorePlugins {
  /** The settings; `process.env` unless they are given. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Takes each line of the output, failures included; without it, they go to the standard output and error. */
  readonly write?: Log
}

/** The two outputs of a command: results and failures. */
function outputOf(write: Log | undefined): Pick<CommandContext, 'say' | 'warn'> {
  if (write === undefined) return { say: (line) => console.log(line), warn: (failure) => console.error(failure) }
  return { say: write, warn: (failure) => write(typeof failure === 'string' ? failure : inspect(failure)) }
}

/**
 * Runs a command of the store, as `gauze <command>`, in this process. A command that fails gives the remedy in one
 * line.
 * @param args the command and its words, such as `process.argv.slice(2)`
 * @returns the exit code: 0, or 1 when it failed
 * @example
 * process.exitCode = await runGauze(process.argv.slice(2), { search })
 */
export async function runGauze(args: readonly string[], options: GauzeOptions): Promise<number> {
  const { environment = process.env, write, ...plugins } = options
  const [name = 'help', ...rest] = args
  const commands = commandsOf(plugins)
  const output = outputOf(write)
  let exitCode = 0
  const context: CommandContext = {
    ...output,
    plugins,
    environment,
    get config() {
      return readConfig(environment)
    },
    fail: () => {
      exitCode = 1
    },
    withStore: async (work) => {
      const store = await openSharedStore(readConfig(environment), output.say)
      try {
        await work(store)
      } finally {
        await store.close()
      }
    },
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) throw new StartError(`There is no command '${name}'. Run: gauze help`)
    await readCommand(name, command, rest)(context)
  } catch (error) {
    output.warn(error instanceof StartError || error instanceof ProblemError ? error.message : error)
    exitCode = 1
  }
  return exitCode
}
