import { Changes } from './changes.js'
import { addressWrites } from './plan.js'
import type { PlayContext } from './play-read.js'

/** Adds an address, changes it, and deletes it. */
export async function playAddresses(context: PlayContext): Promise<Changes> {
  const play = new Changes(context)
  const book = await play.make('getAddresses', {})
  if (!book?.mayAdd) {
    play.skip(addressWrites, 'the user may add no address')
    return play
  }
  const place = { line1: '1 Conformance Street', city: 'Albany', state: 'NY', zip: '12207' }
  const input = { ...place, label: `Conformance ${crypto.randomUUID().slice(0, 8)}` }
  const key = crypto.randomUUID()
  const made = await play.make('upsertAddress', input, { key })
  const again = await play.make('upsertAddress', input, { key })
  play.expect('upsertAddress', 'the id after the same Idempotency-Key was sent twice', made?.id, again?.id)
  await play.probe('upsertAddress', input)
  if (!made) return play
  const { id, revision } = made
  const edit = { ...input, id, attention: 'Receiving', ...(revision !== undefined && { revision }) }
  play.expect('upsertAddress', 'the attention', 'Receiving', (await play.make('upsertAddress', edit))?.attention)
  if (revision === undefined) play.note('upsertAddress', 'addresses have no revision, so no conflict was played')
  else await play.refuse('upsertAddress', { ...edit, attention: 'Front desk' }, 'with an outdated revision', [409])
  await play.refuseOther('upsertAddress', { ...input, id })

  const isThere = async () =>
    (await play.make('getAddresses', {}))?.mappedResults.some((address) => address.id === id) ?? false
  await play.refuseOther('deleteAddress', { id })
  await play.probe('deleteAddress', { id })
  await play.make('deleteAddress', { id })
  play.expect('deleteAddress', 'whether the address is still there', false, await isThere())
  await play.refuseOther('restoreAddress', { id })
  await play.probe('restoreAddress', { id })
  await play.make('restoreAddress', { id })
  play.expect('restoreAddress', 'whether the address is back', true, await isThere())
  const doubles = again && again.id !== id ? [again.id] : []
  for (const added of [id, ...doubles]) await play.make('deleteAddress', { id: added })
  return play
}
