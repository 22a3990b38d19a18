import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import { inTransaction } from '../db/client.js'
import { resetSteps } from '../modules/second-step/reset-steps.service.js'
import type { Store } from '../services/store.js'
import { findUserByName } from '../sessions/users.repository.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readOptions } from './read-words.js'

const words = 'The store'

/**
 * Reads the words after `gauze users`, by which an operator lets a person in again who lost their second step.
 * @returns the work, which answers a sentence for the operator
 * @throws StartError when the words are wrong; the work throws one for an unknown username
 * @example
 * await runUsers(['reset-second-factor', 'admin@mercy.example'], config)(store)
 */
export function runUsers(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const [action = '', username, ...rest] = readOptions(args, {}).positionals
  if (action !== 'reset-second-factor') throw new StartError(`There is no command 'users ${action}'. Run: gauze help`)
  if (username === undefined || rest.length > 0) {
    throw new StartError(`'users ${action}' takes one username, such as admin@mercy.example. Run: gauze help`)
  }
  return (store) =>
    withOperatorJobs(store, config, async ({ jobs }) => {
      const user = await findUserByName(store.db, username)
      if (user === null) throw new StartError(`Nobody who can log in has the username '${username}'.`)
      if (!user.hasSecondStep) return `${user.username} has no second step. Nothing has changed.`
      const services = { jobs, now: () => new Date() }
      await inTransaction(store.db, (tx) => resetSteps(tx, user, { actorId: null, ip: '', words }, services))
      return `${user.username} logs in with the password alone, and was mailed. Their sessions have ended.`
    })
}
