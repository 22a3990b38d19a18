import type { Command } from '../services/action.js'
import type { StorePlugins } from '../services/plugins.types.js'
import { applications } from './applications.js'
import { backup } from './backup.js'
import { books } from './books.js'
import { exportCommand } from './export.js'
import { helpOn } from './help.js'
import { importCommand } from './import.js'
import { licenses } from './licenses.js'
import { migrate } from './migrate.js'
import { orders } from './orders.js'
import { partners } from './partners.js'
import { payments } from './payments.js'
import { punchOut } from './punch-out.js'
import { quotes } from './quotes.js'
import { recalls } from './recalls.js'
import { restore } from './restore.js'
import { returns } from './returns.js'
import { seed } from './seed.js'
import { start } from './start.js'
import { subscriptions } from './subscriptions.js'
import { users } from './users.js'

/**
 * All commands by their names, in the order of the help: the commands of the server, and the commands of its plugins.
 * The help and the reading of words come from this table.
 */
export function commandsOf({ search }: Pick<StorePlugins, 'search'>): Readonly<Record<string, Command>> {
  const commands: Readonly<Record<string, Command>> = {
    start,
    migrate,
    seed,
    backup,
    restore,
    search: search.command,
    orders,
    applications,
    licenses,
    partners,
    payments,
    punchout: punchOut,
    quotes,
    recalls,
    returns,
    subscriptions,
    users,
    books,
    export: exportCommand,
    import: importCommand,
    help: helpOn(() => commands),
  }
  return commands
}
