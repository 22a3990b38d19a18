import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Config } from '../base/config.js'
import type { Log } from '../base/log.js'
import { StartError } from '../base/start-error.js'
import type { StorePlugins } from './plugins.types.js'
import type { Store } from './store.js'

/** The surroundings of an operator's command. */
export interface CommandContext {
  readonly plugins: StorePlugins
  readonly environment: Readonly<Record<string, string | undefined>>
  /**
   * The settings of the environment, read when they are first needed.
   * @throws StartError when a setting is wrong
   */
  readonly config: Config
  /** Writes a line of the result. */
  readonly say: Log
  /** Writes a failure that does not end the command. */
  readonly warn: (failure: unknown) => void
  /** Makes the command end with a failing exit code. */
  readonly fail: () => void
  /** Opens the store's database, which a running server may use meanwhile. */
  withStore(work: (store: Store) => Promise<void>): Promise<void>
}

/** The work of an action, once its words are read. */
export type Work = (context: CommandContext) => Promise<void>

/** The words that an operator gave to an action. */
export interface GivenWords<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  /** The command and its action, such as `orders ship`. */
  readonly command: string
  /** The words after these, without options. */
  readonly words: readonly string[]
  readonly values: ReturnType<typeof readOptions<Options>>['values']
}

/** An entry of the help. */
export interface Usage {
  /** The words and options that the action takes. */
  readonly usage?: string
  /** Its effect then. */
  readonly description: string
}

/** An action of a command, such as `ship` of `gauze orders`: its entry of the help, its options and its work. */
export interface Action extends Usage {
  /** Another use of the action, with an entry of its own. */
  readonly otherUse?: Usage
  /**
   * The advice to an operator whom a service refuses, by the slug of its problem; it follows the words of the refusal.
   */
  readonly advice?: Readonly<Record<string, string>>
  /** Its options. Without them, the action does not read its words. */
  readonly options?: ParseArgsOptionsConfig
  /**
   * Reads its words, before a database is opened.
   * @param args the words after the action's name
   * @throws StartError when they are wrong
   */
  read(command: string, args: readonly string[]): Work
}

/** The actions of a command by their names. The name of an action that needs no word of its own is empty. */
export type Command = Readonly<Record<string, Action>>

/**
 * Reads words and options.
 * @throws StartError for an option that does not exist, or lacks its value
 * @example readOptions(['SO-100123', '--lines', '1'], { lines: { type: 'string' } }).positionals[0] // 'SO-100123'
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true })
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : '').split('. ')
    throw new StartError(`${problem.replace(/\.$/, '')}. Run: gauze help`)
  }
}

/**
 * Declares an action that takes options.
 * @example
 * defineAction({
 *   usage: 'NUMBER [--reason TEXT]',
 *   description: 'cancel an order',
 *   options: { reason: { type: 'string' } },
 *   read: ({ words, values }) => onStore(({ db }) => cancel(db, words, values.reason)),
 * })
 */
export function defineAction<const Options extends ParseArgsOptionsConfig>({
  read,
  ...action
}: Omit<Action, 'options' | 'read'> & {
  readonly options: Options
  readonly read: (given: GivenWords<Options>) => Work
}): Action {
  return {
    ...action,
    read: (command, args) => {
      const { values, positionals } = readOptions(args, action.options)
      return read({ command, words: positionals, values })
    },
  }
}
