import type { CallName } from '@gauze/contract'
import { Changes } from './changes.js'
import type { PlayContext } from './play-read.js'

async function putBack(play: Changes, name: CallName, input: object): Promise<void> {
  await play.probe(name, input)
  await play.make(name, input)
}

/** Saves profile, settings and the name of a card as they are already. */
export async function playSame(context: PlayContext): Promise<Changes> {
  const play = new Changes(context)
  const profile = await play.make('getProfile', {})
  if (profile) {
    const { firstName, lastName, phone } = profile
    await putBack(play, 'saveProfile', { firstName, lastName, phone })
    play.expect('saveProfile', 'the profile', profile, await play.make('getProfile', {}))
  }
  if (!context.session.user.permissions.isAdmin) {
    play.skip(['saveAccountSettings', 'saveDeliveryDays', 'upsertPaymentMethod'], 'the user lacks isAdmin')
    return play
  }
  const settings = await play.make('getAccountSettings', {})
  if (settings) await putBack(play, 'saveAccountSettings', settings)
  play.expect('saveAccountSettings', 'the settings', settings, await play.make('getAccountSettings', {}))
  const days = await play.make('getDeliveryDays', {})
  if (days) await putBack(play, 'saveDeliveryDays', { deliveryDays: days.deliveryDays })
  const card = (await play.make('getPaymentMethods', {}))?.cards[0]
  if (card) {
    const input = { id: card.id, label: card.label }
    await play.refuseOther('upsertPaymentMethod', input)
    await putBack(play, 'upsertPaymentMethod', input)
  } else play.skip(['upsertPaymentMethod'], 'the company has no saved card')
  return play
}
