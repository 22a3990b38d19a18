import { StartError } from '../base/start-error.js'
import { inTransaction } from '../db/client.js'
import { resetSteps } from '../modules/two-factor/reset-steps.service.js'
import { type Command, defineAction } from '../services/action.js'
import { findUserByName } from '../sessions/users.repository.js'
import { withServices } from './operate.js'
import { oneWord } from './read-words.js'

const actor = { actorId: null, ip: '', words: 'The store' }

/** `gauze users` */
export const users: Command = {
  'reset-two-factor': defineAction({
    usage: 'USERNAME',
    description: `take the passkeys, the authenticator app and the recovery codes of a person who lost them; they log in
with their password, and are mailed`,
    options: {},
    read: (given) => {
      const username = oneWord(given, 'one username, such as admin@mercy.example')
      return withServices(async ({ db }, services) => {
        const user = await findUserByName(db, username)
        if (user === null) throw new StartError(`Nobody who can log in has the username '${username}'.`)
        if (!user.hasTwoFactor) return `${user.username} has no second step. Nothing has changed.`
        await inTransaction(db, (tx) => resetSteps(tx, user, actor, services))
        return `${user.username} logs in with the password alone, and was mailed. Their sessions have ended.`
      })
    },
  }),
}
