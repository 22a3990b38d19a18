import { easternDate } from '@gauze/rules'
import { createSupportPhone } from '../content/support-contact.js'
import { runSubscriptions } from '../modules/subscriptions/run-subscriptions.js'
import { type Command, defineAction } from '../services/action.js'
import { operatorPorts, withServices } from './operate.js'
import { clockOf, noWords } from './read-words.js'

/** `gauze subscriptions` */
export const subscriptions: Command = {
  run: defineAction({
    usage: '[--date YYYY-MM-DD]',
    description: 'place the orders of subscriptions that are due, as on that day',
    options: { date: { type: 'string' } },
    read: (given) => {
      noWords(given)
      const now = clockOf(given.values.date)
      return withServices(async (store, operator, context) => {
        const failed: number[] = []
        const services = {
          ...operator,
          now,
          supportPhone: createSupportPhone(context.config),
          ports: await operatorPorts(store, context),
          onFailure: (error: unknown, itemListId: number) => {
            context.warn(error)
            failed.push(itemListId)
          },
        }
        const { placed, refused } = await runSubscriptions(store.db, services, { today: easternDate(now()) })
        const done = `${placed} placed, ${refused} refused`
        return failed.length === 0 ? done : `${done}, ${failed.length} to be tried again`
      })
    },
  }),
}
