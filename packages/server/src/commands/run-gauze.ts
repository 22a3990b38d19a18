import { type Config, readConfig } from '../base/config.js'
import { ProblemError } from '../base/problem.js'
import { StartError } from '../base/start-error.js'
import type { StorePlugins } from '../services/plugins.types.js'
import type { SearchCommandContext, SearchPlugin } from '../services/search-plugin.types.js'
import { openSharedStore, openStore, type Store, seedStore } from '../services/store.js'
import { closeOnSignals, startServer } from '../start/start-server.js'
import { runApplications } from './applications.js'
import { runBackup, runRestore } from './backup.js'
import { runBooks } from './books.js'
import { runExport, runImport } from './import-export.js'
import { runLicenses } from './licenses.js'
import { runOrders } from './orders.js'
import { runPayments } from './payments.js'
import { runPunchout } from './punch-out.js'
import { runPunchoutCheck } from './punch-out-check.js'
import { runQuotes } from './quotes.js'
import { runRecalls } from './recalls.js'
import { runReturns } from './returns.js'
import { runSubscriptionsCommand } from './subscriptions.js'
import { runUsers } from './users.js'

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
  backup FILE
            write everything that the store would lose into a new file, while it runs
  backup check FILE
            read a backup to its end, and say whether it is whole
  restore FILE
            put a backup into an empty database, while the store is stopped
${lines.join('\n')}
  orders ship NUMBER [--lines 1,3] [--carrier ups|usps|fedex] [--tracking NUMBER]
            send an order, or some of its lines, and invoice it
  orders deliver NUMBER
            record that a shipped order has arrived
  orders cancel NUMBER [--reason TEXT]
            cancel an order of which nothing has shipped
  applications list
            list the applications for an account that wait
  applications open NUMBER [--terms "Net 30"] [--credit DOLLARS] [--rx 1,2]
            open the account, and mail the applicant a link to choose a password; terms have a credit limit of
            $5,000 unless another one is given
  applications decline NUMBER --reason TEXT
            decline an application, and mail the applicant the reason
  licenses list [--counting ACCOUNT]
            list the licenses of addresses that wait for a review; none of them counts. With the number of an account,
            list its licenses that count
  licenses document NUMBER --file FILE
            write the document of a license that waits into a new file
  licenses confirm NUMBER
            confirm a license: it counts from now on, in the place of the one before
  licenses refuse NUMBER --reason TEXT
            refuse a license, and mail the administrators the reason; the one before counts as it did
  licenses revoke --address ID --level LEVEL --reason TEXT
            take the confirmation of a license back, and mail the administrators the reason: it no longer counts
  payments settle [--date YYYY-MM-DD]
            ask the payment provider about all money that is due or on its way; without a provider, --date settles
            the debits of bank accounts that are expected by that day
  payments return NUMBER
            take back a payment that a bank returned: its invoices are open again
  punchout add NAME --account ID --protocol cxml|oci --identity DOMAIN:IDENTITY --return ORIGIN
            let the users of a procurement system shop, and print the shared secret once; for OCI,
            the identity is the user name; several origins are separated by commas
  punchout list
            list the procurement systems
  punchout secret ID
            replace the shared secret of a procurement system, and print the new one once
  punchout remove ID
            end the agreement with a procurement system, and the visits of its users
  punchout orders ID --user USERNAME [--send URL [--secret SECRET] [--private]]
            take purchase orders of a procurement system by cXML, and place them for a person of the company; with
            --send, confirmations, ship notices and invoices go to an https address; --private allows one in a
            private network, also without https
  punchout orders ID --off
            take no more purchase orders, and send no more documents
  punchout documents [--failed]
            show the latest documents from and to procurement systems, or only those that failed
  punchout resend DOCUMENT
            send a document again, with the same payload id
  punchout check --protocol cxml|oci --url URL --identity DOMAIN:IDENTITY --secret SECRET [--to DOMAIN:IDENTITY]
            [--return URL] [--item PART [--order ADDRESS [--place 'STREET, CITY, STATE ZIP']]]
            play the buyer against a server, this store or another one, and report what it does wrong; needs no
            database; PART is a part number that the server sells; with --order, a test order of it goes to the
            ship-to address with that addressID, and with --place, it names the place of that address, too
  quotes list
            show the quotes that wait for an answer
  quotes answer NUMBER --until YYYY-MM-DD [--price LINE=DOLLARS ...] [--note TEXT]
            price a quote until a day: a line has its price of a base unit, or the company's own
  quotes decline NUMBER --reason TEXT
            decline a quote
  recalls list
            show the recalls, open ones first
  recalls publish FILE [--check]
            publish a recall from a JSON file, match it with everything that has shipped, and tell the companies
            that received its goods; with --check, say how many these are, and publish nothing
  recalls status NUMBER
            show for each company what it received, and who has acknowledged the recall
  recalls close NUMBER
            close a recall: nobody needs to acknowledge it any more
  returns list
            show the returns that wait for an answer, or for their goods
  returns approve NUMBER [--lines LINE=QUANTITY,...] [--keep] [--freight] --note TEXT
            approve a return, and mail the note that says where to send the goods; with --keep the company keeps
            them and is credited at once; --freight credits the share of the shipping charge, too
  returns receive NUMBER [--lines LINE=QUANTITY,...] [--damaged]
            record the goods that arrived, put them into stock unless they are damaged, and credit them
  returns decline NUMBER --reason TEXT
            decline a return that is not credited
  subscriptions run [--date YYYY-MM-DD]
            place the orders of subscriptions that are due, as on that day
  users reset-second-factor USERNAME
            take the passkeys, the authenticator app and the recovery codes of a person who lost them; they log in
            with their password, and are mailed
  books check
            calculate every amount of the books anew from its source, and name each difference
  export items|stock|companies|prices|users FILE
            write all records of a kind into a new CSV file
  import items|stock|companies|prices|users FILE [--check]
            add and change records by a CSV file: all its rows, or none if one has a mistake; with --check,
            do everything but the change
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

/** The check is a client of any server: it opens no store, and needs no settings. */
async function punchout(args: readonly string[], options: CommandOptions) {
  if (args[0] !== 'check') return operate(args, options, runPunchout)
  const isConformant = await runPunchoutCheck(args.slice(1), say)
  if (!isConformant) process.exitCode = 1
}

const commands: Record<string, (args: readonly string[], options: CommandOptions) => Promise<void>> = {
  start: (_args, options) => start(options),
  migrate: (_args, { environment = process.env }) =>
    withStore(readConfig(environment), async () => say('The database is up to date')),
  seed: (_args, options) =>
    withStore(readConfig(options.environment ?? process.env), (store) => seedStore(store.db, options, say)),
  backup: async (args, { environment = process.env }) => say(await runBackup(args, readConfig(environment), say)),
  restore: async (args, { environment = process.env }) => say(await runRestore(args, readConfig(environment), say)),
  search: runSearch,
  orders: (args, options) => operate(args, options, runOrders),
  applications: (args, options) => operate(args, options, runApplications),
  licenses: (args, options) => operate(args, options, runLicenses),
  users: (args, options) => operate(args, options, runUsers),
  payments: (args, options) => operate(args, options, runPayments),
  books: (args, options) => operate(args, options, runBooks),
  export: (args, options) => operate(args, options, runExport),
  import: (args, options) => operate(args, options, runImport),
  punchout,
  quotes: (args, options) => operate(args, options, runQuotes),
  recalls: (args, options) => operate(args, options, runRecalls),
  returns: (args, options) => operate(args, options, runReturns),
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
