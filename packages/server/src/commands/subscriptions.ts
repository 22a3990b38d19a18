import { easternDate } from '@gauze/rules'
import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import { createSupportPhone } from '../content/support-contact.js'
import { runSubscriptions } from '../modules/subscriptions/run-subscriptions.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { operatorPorts } from './operator-ports.js'
import { clockOf, readOptions } from './read-words.js'

function dateOf(args: readonly string[]): string | undefined {
  const { values, positionals } = readOptions(args, { date: { type: 'string' } })
  if (positionals.join(' ') === 'run') return values.date
  throw new StartError(`There is no command 'subscriptions ${positionals.join(' ')}'. Run: gauze help`)
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
  const now = clockOf(date)
  const failed: number[] = []
  return (store) =>
    withOperatorJobs(store, config, async (operator) => {
      const services = {
        ...operator,
        now,
        supportPhone: createSupportPhone(config),
        ports: await operatorPorts(store, config),
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
