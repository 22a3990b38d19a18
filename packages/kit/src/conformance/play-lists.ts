import { Changes } from './changes.js'
import { listWrites } from './plan.js'
import type { TestItem } from './play-cart.js'
import type { PlayContext } from './play-read.js'

/** An id that no list has. */
const nobodysList = 2_000_000_000

async function namesOfLists(play: Changes): Promise<string[]> {
  const answer = await play.make('getAllLists', { showShared: false })
  return answer?.itemLists.map(({ name }) => name) ?? []
}

async function quantitiesOf(play: Changes, itemListId: number): Promise<number[] | undefined> {
  const list = await play.make('getListDetails', { itemListId })
  return list?.itemListDetails.map(({ quantity }) => quantity)
}

async function playLines(play: Changes, { itemId, unit }: TestItem, itemListId: number, toItemListId: number) {
  const set = { itemListId, itemId, unit, quantity: 3 }
  const line = await play.make('upsertListDetail', set)
  await play.make('upsertListDetail', { ...set, quantity: 4 })
  play.expect('upsertListDetail', 'after setting 3 and then 4', [4], await quantitiesOf(play, itemListId))
  await play.refuseOther('upsertListDetail', set)
  await play.probe('upsertListDetail', set)
  if (!line) return

  const rows = { itemListId, rows: [{ item: 'no-such-item-of-any-store' }, { item: line.item.itemName }] }
  const added = await play.make('addListRows', rows)
  play.expect('addListRows', 'for an unknown item', 'refused', added?.outcomes[0]?.outcome)
  await play.refuseOther('addListRows', rows)
  await play.probe('addListRows', rows)

  const ids = (await play.make('getListDetails', { itemListId }))?.itemListDetails.map(({ id }) => id) ?? []
  const move = { itemListId, ids, toItemListId, keep: true }
  play.expect(
    'moveListDetails',
    'lines that were copied',
    ids.length,
    (await play.make('moveListDetails', move))?.moved,
  )
  await play.refuseOther('moveListDetails', move)
  await play.probe('moveListDetails', move)

  await play.refuseOther('deleteListDetails', { itemListId, ids })
  await play.probe('deleteListDetails', { itemListId, ids })
  await play.make('deleteListDetails', { itemListId, ids })
  play.expect('deleteListDetails', 'after the removal', [], await quantitiesOf(play, itemListId))

  const restored = { itemListId, lines: [{ itemId, unit, quantity: 4 }] }
  await play.refuseOther('restoreListDetails', restored)
  await play.probe('restoreListDetails', restored)
  await play.make('restoreListDetails', restored)
  play.expect('restoreListDetails', 'after the restoration', [4], await quantitiesOf(play, itemListId))

  const byItem = { itemListId, itemId, unit }
  await play.refuseOther('deleteListDetailByItemListId', byItem)
  await play.probe('deleteListDetailByItemListId', byItem)
  const first = await play.make('deleteListDetailByItemListId', byItem)
  const second = await play.make('deleteListDetailByItemListId', byItem)
  play.expect(
    'deleteListDetailByItemListId',
    'for a line and for none',
    [true, false],
    [first?.updated, second?.updated],
  )

  const again = await play.make('upsertListDetail', set)
  if (!again) return
  await play.probe('deleteListDetail', { id: again.id })
  await play.make('deleteListDetail', { id: again.id })
  play.expect('deleteListDetail', 'after the removal', [], await quantitiesOf(play, itemListId))
}

/** Makes two item lists of the user, changes them, and deletes them. */
export async function playLists(context: PlayContext, item: TestItem | null): Promise<Changes> {
  const play = new Changes(context)
  const name = `Conformance ${crypto.randomUUID().slice(0, 8)}`
  const key = crypto.randomUUID()
  const list = await play.make('createList', { name }, { key })
  const again = await play.make('createList', { name }, { key })
  play.expect('createList', 'the id after the same Idempotency-Key was sent twice', list?.id, again?.id)
  await play.probe('createList', { name })
  const second = await play.make('createList', { name: `${name} B` })
  if (!list || !second) return play
  const { id } = list
  play.expect(
    'createList',
    'lists with the name',
    1,
    (await namesOfLists(play)).filter((found) => found === name).length,
  )

  const edit = { id, name: `${name} A` }
  play.expect('editList', 'the name', edit.name, (await play.make('editList', edit))?.name)
  await play.refuse('editList', { ...edit, id: nobodysList }, 'with the id of no list', [403, 404])
  await play.refuseOther('editList', edit)
  await play.probe('editList', edit)

  if (item) await playLines(play, item, id, second.id)
  else play.skip(listWrites, 'no item was found that has a price and stock, and that every customer may buy')

  await play.refuseOther('deleteList', { id })
  await play.probe('deleteList', { id })
  await play.make('deleteList', { id })
  play.expect('deleteList', 'whether the list is still there', false, (await namesOfLists(play)).includes(edit.name))
  await play.refuseOther('restoreList', { id })
  await play.probe('restoreList', { id })
  await play.make('restoreList', { id })
  play.expect('restoreList', 'whether the list is back', true, (await namesOfLists(play)).includes(edit.name))
  const doubles = again && again.id !== id ? [again.id] : []
  for (const made of [id, second.id, ...doubles]) await play.make('deleteList', { id: made })
  return play
}
