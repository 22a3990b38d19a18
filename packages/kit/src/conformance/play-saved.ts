import { Changes } from './changes.js'
import { savedWrites } from './plan.js'
import type { TestItem } from './play-cart.js'
import type { PlayContext } from './play-read.js'

/** Saves an item for later, moves it to the cart, and takes it out again. */
export async function playSaved(context: PlayContext, item: TestItem | null): Promise<Changes> {
  const play = new Changes(context)
  const before = await play.make('getSaveForLater', {})
  const isSaved = before?.saveForLaterDetail.some(({ itemId }) => itemId === item?.itemId)
  if (!item || !before || isSaved) {
    play.skip(savedWrites, 'no item was found that has a price and stock, and that is not saved already')
    return play
  }
  const savedIn = (answer: typeof before | null) =>
    answer?.saveForLaterDetail.find(({ itemId, unit }) => itemId === item.itemId && unit === item.unit)
  const input = { item: { ...item, quantity: 2 } }
  const key = crypto.randomUUID()
  await play.make('saveForLater', input, { key })
  const saved = savedIn(await play.make('saveForLater', input, { key }))
  play.expect('saveForLater', 'the quantity after one Idempotency-Key was sent twice', 2, saved?.quantity)
  await play.probe('saveForLater', input)
  if (!saved) return play

  const move = { ...item, id: saved.id, quantity: 2 }
  await play.refuseOther('moveItemToCart', move)
  await play.probe('moveItemToCart', move)
  const moved = await play.make('moveItemToCart', move)
  const line = moved?.cartDetail.find(({ itemId, unit }) => itemId === item.itemId && unit === item.unit)
  play.expect('moveItemToCart', 'the quantity of the line', 2, line?.quantity)
  play.expect('moveItemToCart', 'whether the item is still saved', false, savedIn(moved) !== undefined)
  if (line) await play.make('removeItem', { detailId: line.id })

  const again = savedIn(await play.make('saveForLater', input))
  if (again) {
    await play.probe('deleteSaveForLater', { id: again.id })
    await play.make('deleteSaveForLater', { id: again.id })
    const after = savedIn(await play.make('deleteSaveForLater', { id: again.id }))
    play.expect('deleteSaveForLater', 'whether the item is still saved', false, after !== undefined)
  }
  await play.probe('clearNotifications', {})
  play.expect('clearNotifications', 'notices', [], (await play.make('clearNotifications', {}))?.notifications)
  return play
}
