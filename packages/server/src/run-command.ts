import { type Config, readConfig } from './base/config.js'
import { ProblemError } from './base/problem.js'
import { StartError } from './base/start-error.js'
import { runBooks } from './run-books.js'
import { runOrders } from './run-orders.js'
import { runSubscriptionsCommand } from './run-subscriptions-command.js'
import type { StorePlugins } from './services/plugins.types.js'
import type { SearchCommandContext, SearchPlugin } from './services/search-plugin.types.js'
import { openSharedStore, openStore, type Store, seedStore } from './services/store.js'
import { closeOnSignals, startServer } from './start-server.js'

/** What `gauze` runs with. */
export interface CommandOptions extends StorePlugins {
  /** Instead of `process.env`. */
  readonly environment?: Record<string, string | undefined>
}

function say(line: string) {
  return console.log(line)
}

function helpOf({ commands }: SearchPlugin) {
  const lines = Object.entries(commands).map(([name, { usage, description }]) => {
    const options = usage === undefined ? '' : ` ${usage}`
    return `  search ${name}${options}\n            ${description}`
  })
  return `gauze <command>

  start     serve the API, search, content and files
  migrate   bring the database up to date
  seed      put the demo data into an empty database
${lines.join('\n')}
  orders ship NUMBER [--lines 1,3] [--carrier ups|usps|fedex] [--tracking NUMBER]
            send an order, or some of its lines, and invoice it
  orders deliver NUMBER
            record that a shipped order has arrived
  orders cancel NUMBER [--reason TEXT]
            cancel an order of which nothing has shipped
  subscriptions run [--date YYYY-MM-DD]
            place the orders of subscriptions that are due, as on that day
  books check
            calculate invoices, payments, credits and balances anew, and name each difference
  help      show this

Settings come from the environment; the README lists them.`
}

async function withStore(config: Config, work: (store: Store) => Promise<void>, open = openStore) {
  const store = await open(config, say)
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

async function start(options: CommandOptions) {
  const starting = startServer({ ...options, log: say })
  closeOnSignals(starting)
  say(`ready ${(await starting).url}`)
}

async function runSearch(args: readonly string[], { search, environment = process.env }: CommandOptions) {
  const [action = '', ...rest] = args
  const command = Object.hasOwn(search.commands, action) ? search.commands[action] : undefined
  if (command === undefined) throw new StartError(`There is no command 'search ${action}'. Run: gauze help`)
  const config = readConfig(environment)
  const context: SearchCommandContext = {
    args: rest,
    environment,
    config,
    log: say,
    withStore: (work) => withStore(config, work, openSharedStore),
  }
  await command.run(context)
}

/** Does the work of an operator's words, and prints its sentence. */
function operate(
  args: readonly string[],
  { environment = process.env }: CommandOptions,
  read: (args: readonly string[], config: Config) => (store: Store) => Promise<string>,
): Promise<void> {
  const config = readConfig(environment)
  const work = read(args, config)
  return withStore(config, async (store) => say(await work(store)), openSharedStore)
}

const commands: Record<string, (args: readonly string[], options: CommandOptions) => Promise<void>> = {
  start: (_args, options) => start(options),
  migrate: (_args, { environment = process.env }) =>
    withStore(readConfig(environment), async () => say('The database is up to date')),
  seed: (_args, options) =>
    withStore(readConfig(options.environment ?? process.env), (store) => seedStore(store.db, options, say)),
  search: runSearch,
  orders: (args, options) => operate(args, options, runOrders),
  books: (args, options) => operate(args, options, runBooks),
  subscriptions: (args, options) => operate(args, options, runSubscriptionsCommand),
  help: async (_args, { search }) => say(helpOf(search)),
}

/**
 * Runs a command of the server, as `gauze <command>`; one that fails says in one line what to do, and sets the exit
 * code.
 * @param args the command and what follows it, such as `process.argv.slice(2)`
 * @example
 * await runCommand(process.argv.slice(2), { search })
 */
export async function runCommand(args: readonly string[], options: CommandOptions): Promise<void> {
  const [name = 'help', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (command === undefined) throw new StartError(`There is no command '${name}'. Run: gauze help`)
    await command(rest, options)
  } catch (error) {
    console.error(error instanceof StartError || error instanceof ProblemError ? error.message : error)
    process.exitCode = 1
  }
}
