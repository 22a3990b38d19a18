import type { ItemListLine, ItemListSummary } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { useState } from 'react'
import { useFormats } from '../../formats/index.js'
import { useFailureText } from '../../messages/index.js'
import type { ItemListsMessages } from './item-lists.messages.js'
import type { ItemListsProps } from './item-lists.types.js'
import type { ListFormValues } from './list-dialogs.js'
import { itemNameOf } from './list-lines.js'

/** The most lines that one call moves, removes or restores. */
const MOST_LINES = 1000

/** Where lines go: a list, or a list to make. */
type Target = { readonly id: number } | { readonly name: string }

/** The changes of lists and lines. Each one says its result, and reads the lists again. */
export function useListChanges(
  {
    lists,
    port,
    hrefOf,
    onOpen,
    onChanged,
    onNotice,
  }: Pick<ItemListsProps, 'lists' | 'port' | 'hrefOf' | 'onOpen' | 'onChanged' | 'onNotice'>,
  text: ItemListsMessages,
) {
  const { number } = useFormats()
  const failureText = useFailureText()
  // The lists that are read next have these changes; until then they are shown as the server answered them.
  const [created, setCreated] = useState<readonly ItemListSummary[]>([])
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set())
  const own = created.filter(({ id }) => lists.every((list) => list.id !== id))

  const succeed = (message: string) => onNotice({ tone: 'success', message, topic: 'item-list' })
  const fail = (error: unknown) =>
    onNotice({ tone: 'danger', message: failureText(reasonOf(readFailure(error))), topic: 'item-list' })
  /** Runs a change whose failure is shown as a notice. */
  const attempt = async (scope: 'lists' | 'lines', change: () => Promise<unknown>) => {
    try {
      await change()
      onChanged(scope)
    } catch (error) {
      fail(error)
      // The open list may be gone.
      onChanged('lines')
    }
  }
  const create = async (values: ListFormValues) => {
    const list = await port.createList(values)
    setCreated((before) => [...before, list])
    onChanged('lists')
    return list
  }
  const countText = (lines: readonly unknown[]) => text.items(lines.length, number(lines.length))

  return {
    shown: [...lists, ...own].filter(({ id }) => !deleted.has(id)),

    create: async (values: ListFormValues) => {
      const { id, name } = await create(values)
      onOpen(id)
      succeed(text.created(name))
    },

    rename: async ({ id }: ItemListSummary, { name }: ListFormValues) => {
      const list = await port.editList({ id, name })
      onChanged('lists')
      succeed(text.renamed(list.name))
    },

    share: ({ id, shared }: ItemListSummary) =>
      attempt('lists', async () => {
        const list = await port.editList({ id, shared: !shared })
        succeed(list.shared ? text.shared(list.name) : text.unshared(list.name))
      }),

    remove: (list: ItemListSummary) =>
      attempt('lists', async () => {
        const { id, name, isSubscription } = list
        await port.deleteList({ id })
        setDeleted((before) => new Set([...before, id]))
        onOpen(lists.find((other) => other.id !== id && !deleted.has(other.id))?.id ?? null)
        const restore = () =>
          attempt('lists', async () => {
            await port.restoreList({ id })
            setDeleted((before) => new Set([...before].filter((other) => other !== id)))
            onOpen(id)
            succeed(text.restored(name))
          })
        onNotice({
          tone: 'info',
          message: isSubscription ? text.deletedSubscription(name) : text.deleted(name),
          topic: `item-list ${id}`,
          action: { label: text.undo, onPress: () => void restore() },
        })
      }),

    removeLines: (listId: number, lines: readonly ItemListLine[]) =>
      attempt('lines', async () => {
        for (const part of partsOf(lines)) await port.deleteListDetails({ itemListId: listId, ids: idsOf(part) })
        const restore = () =>
          attempt('lines', async () => {
            let missing = lines.length
            for (const part of partsOf(lines)) {
              const back = part.map(({ itemId, unit, quantity }) => ({ itemId, unit, quantity }))
              missing -= (await port.restoreListDetails({ itemListId: listId, lines: back })).restored
            }
            if (missing > 0) onNotice({ tone: 'danger', message: text.notRestored(missing, number(missing)) })
          })
        const [only, ...others] = lines
        onNotice({
          tone: 'info',
          message:
            only && others.length === 0 ? text.removed(itemNameOf(only)) : text.removedMany(number(lines.length)),
          topic: `item-list-lines ${listId}`,
          action: { label: text.undo, onPress: () => void restore() },
        })
      }),

    /** Moves lines, or copies them with `keep`. @throws the failure of a call, for the form that asks for the list */
    move: async (listId: number, lines: readonly ItemListLine[], keep: boolean, target: Target) => {
      const toItemListId = 'id' in target ? target.id : (await create({ name: target.name, shared: false })).id
      let name = ''
      for (const part of partsOf(lines)) {
        const { list } = await port.moveListDetails({ itemListId: listId, ids: idsOf(part), toItemListId, keep })
        name = list.name
      }
      onChanged('lines')
      onNotice({
        tone: 'success',
        message: keep ? text.copied(countText(lines), name) : text.moved(countText(lines), name),
        topic: 'item-list',
        action: { label: text.openList, href: hrefOf(toItemListId) },
      })
    },
  }
}

/** Lines in parts that one call takes. */
function partsOf(lines: readonly ItemListLine[]): readonly ItemListLine[][] {
  return Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, part) =>
    lines.slice(part * MOST_LINES, (part + 1) * MOST_LINES),
  )
}

function idsOf(lines: readonly ItemListLine[]): number[] {
  return lines.map(({ id }) => id)
}
