import { inspect } from 'node:util'
import { readConfig, settingProblems } from '../base/config.js'
import type { Log } from '../base/log.js'
import { ProblemError } from '../base/problem.js'
import { StartError } from '../base/start-error.js'
import { explained, explainedFor } from '../db/failure-words.js'
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

/** A failure that the operator can mend is a sentence; a mistake of the program comes with its stack. */
function failureText(failure: unknown): string {
  if (typeof failure === 'string') return failure
  return failure instanceof StartError || failure instanceof ProblemError ? failure.message : inspect(failure)
}

/** The folder of the embedded database; null for a hosted one, or if the settings are wrong. */
function dataDirOf(environment: Readonly<Record<string, string | undefined>>): string | null {
  if (settingProblems(environment).length > 0) return null
  const { databaseUrl, dataDir } = readConfig(environment)
  return databaseUrl === null ? dataDir : null
}

/** The two outputs of a command: results and failures. */
function outputOf(write: Log | undefined): Pick<CommandContext, 'say' | 'warn'> {
  const say: Log = write ?? ((line) => console.log(line))
  const sayFailure: Log = write ?? ((line) => console.error(line))
  return { say, warn: (failure) => sayFailure(failureText(explained(failure))) }
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
    output.warn(await explainedFor(dataDirOf(environment), error))
    exitCode = 1
  }
  return exitCode
}
