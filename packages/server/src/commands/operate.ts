import { localUrl } from '../base/config.js'
import { createJobs } from '../jobs/jobs.js'
import { registerMailDelivery } from '../jobs/mail.js'
import { loadSecret } from '../modules/credentials/secret.js'
import { orderListeners } from '../modules/order-listeners.js'
import { createProviderTokens } from '../ports/development-cards/card-tokens.js'
import { developmentPayment } from '../ports/development-cards/development-payment.js'
import { type AskedPorts, guardPorts } from '../ports/guard-ports.js'
import { createPorts } from '../ports/ports.js'
import type { CommandContext, Work } from '../services/action.js'
import { readPublicUrl } from '../services/public-url.js'
import type { Services } from '../services/services.js'
import type { Store } from '../services/store.js'

/** The services of an operator's work. */
export type OperatorServices = Pick<Services, 'jobs' | 'publicUrl' | 'now' | 'orderListeners' | 'security'>

/**
 * The work of an action on the store's database, which a running server may use meanwhile.
 * @param work answers the text for the operator
 * @example
 * onStore(async ({ db }) => recallsText(await readListedRecalls(db)))
 */
export function onStore(work: (store: Store, context: CommandContext) => Promise<string>): Work {
  return (context) => context.withStore(async (store) => context.say(await work(store, context)))
}

/**
 * The work of an action on the store's database that sends mails: a server delivers them, or this process before it
 * ends.
 * @param work answers the text for the operator
 * @example
 * withServices(async ({ db }, services) => closedText(number, await closeRecall(db, number, services)))
 */
export function withServices(
  work: (store: Store, services: OperatorServices, context: CommandContext) => Promise<string>,
): Work {
  return onStore(async (store, context) => {
    const { config, warn } = context
    const jobs = createJobs(store, { times: config.jobTimes, onError: (error) => warn(error) })
    registerMailDelivery(jobs, store.db, config)
    if (config.smtpUrl !== null) await jobs.start()
    const served = config.publicUrl ?? (await readPublicUrl(store.db)) ?? localUrl(config, config.port)
    try {
      // The operator reads the result of the command.
      const security = { note: () => undefined }
      const services = { jobs, publicUrl: () => served, now: () => new Date(), orderListeners, security }
      return await work(store, services, context)
    } finally {
      if (config.smtpUrl !== null) await jobs.stop()
    }
  })
}

/**
 * The ports of an operator's work. Without a payment provider, test cards and test bank accounts behave as they do while
 * the store serves.
 * @example
 * const { payment } = await operatorPorts(store, context)
 */
export async function operatorPorts({ db }: Store, { config, warn }: CommandContext): Promise<AskedPorts> {
  const replaced =
    config.stripe === null
      ? { payment: developmentPayment(createProviderTokens(await loadSecret(db, config.secret)), null) }
      : {}
  return guardPorts(createPorts(replaced, config.stripe), { report: (error) => warn(error) })
}
