import { easternDate } from '@gauze/rules'
import type { Config } from './base/config.js'
import { StartError } from './base/start-error.js'
import { createSupportPhone } from './content/support-contact.js'
import { loadSecret } from './modules/auth/secret.js'
import { runSubscriptions } from './modules/subscriptions/run-subscriptions.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readOptions } from './operator-options.js'
import { createProviderTokens } from './ports/development-cards/card-tokens.js'
import { developmentPayment } from './ports/development-cards/development-payment.js'
import { guardPorts } from './ports/guard-ports.js'
import { createPorts } from './ports/ports.js'
import type { Ports } from './ports/ports.types.js'
import type { Store } from './services/store.js'

function dateOf(args: readonly string[]): string | undefined {
  const { values, positionals } = readOptions(args, { date: { type: 'string' } })
  if (positionals.join(' ') === 'run') return values.date
  throw new StartError(`There is no command 'subscriptions ${positionals.join(' ')}'. Run: gauze help`)
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
}

/** Test cards that the store's own provider saved are declined here, too. */
async function developmentPorts({ db }: Store, config: Config): Promise<Partial<Ports>> {
  if (config.stripe !== null) return {}
  return { payment: developmentPayment(createProviderTokens(await loadSecret(db, config.secret)), null) }
}

/**
 * Reads the words after `gauze subscriptions`, by which an operator places the orders that are due.
 * @returns the work, which answers a sentence for the operator
 * @throws StartError when the words are wrong
 * @example
 * await runSubscriptionsCommand(['run', '--date', '2026-12-01'], config)(store)
 */
export function runSubscriptionsCommand(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const date = dateOf(args)
  if (date !== undefined && !isDate(date)) {
    throw new StartError(`'${date}' is not a date. Write year, month and day, such as --date 2026-12-01.`)
  }
  // Sixteen hours after midnight UTC, it is the same day in Eastern time.
  const now = () => (date === undefined ? new Date() : new Date(`${date}T16:00:00Z`))
  const failed: number[] = []
  return (store) =>
    withOperatorJobs(store, config, async (operator) => {
      const services = {
        ...operator,
        now,
        supportPhone: createSupportPhone(config),
        ports: guardPorts(createPorts(await developmentPorts(store, config), config.stripe), {
          report: (error) => console.error(error),
        }),
        onFailure: (error: unknown, itemListId: number) => {
          console.error(error)
          failed.push(itemListId)
        },
      }
      const { placed, refused } = await runSubscriptions(store.db, services, { today: easternDate(now()) })
      const done = `${placed} placed, ${refused} refused`
      return failed.length === 0 ? done : `${done}, ${failed.length} to be tried again`
    })
}
