'use client'
import type { CallOutput, ItemListMembership } from '@gauze/contract'
import { type Reason, readFailure, reasonOf } from '@gauze/machines/port'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddToListPort, ListedItem } from './add-to-list.types.js'

type List = CallOutput<'getListsByItemId'>['itemLists'][number]

/** A list of the person, and whether the item is on it. */
export interface Membership extends Omit<List, 'isMember'> {
  /** 'loading' until the server has answered. */
  readonly isMember: ItemListMembership
  /** The state that the person wants; the server's while nothing was pressed. */
  readonly isWanted: boolean
}

/** The outcome of the latest change. */
export type ListNews =
  | { readonly type: 'added' | 'removed'; readonly list: string }
  | { readonly type: 'failed'; readonly list: string; readonly reason: Reason }

interface Memberships {
  readonly status: 'loading' | 'ready' | 'error'
  readonly lists: readonly Membership[]
  readonly news: ListNews | null
  readonly retry: () => void
  readonly toggle: (list: Membership) => void
  /** Creates a list that has the item. Rejects if the list could not be created. */
  readonly create: (name: string) => Promise<void>
}

/**
 * The lists of the person, each with the membership of an item. A press while a list is being changed counts: the
 * server gets the latest wish, one request after another for each list. A failed change shows the list as it was.
 */
export function useMemberships({ itemId, unit }: ListedItem, port: () => Promise<AddToListPort>): Memberships {
  const [status, setStatus] = useState<Memberships['status']>('loading')
  const [lists, setLists] = useState<readonly Membership[]>([])
  const [news, setNews] = useState<ListNews | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wishes = useRef(new Map<number, boolean>())
  const read = useEffectEvent(async () => (await port()).getListsByItemId({ itemId, unit }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    let isCurrent = true
    read().then(
      ({ itemLists }) => {
        if (!isCurrent) return
        setLists(itemLists.map((list) => ({ ...list, isWanted: list.isMember === true })))
        setStatus('ready')
      },
      () => isCurrent && setStatus('error'),
    )
    return () => {
      isCurrent = false
    }
  }, [itemId, unit, attempt])
  const show = (id: number, change: Partial<Membership>) =>
    setLists((before) => before.map((list) => (list.id === id ? { ...list, ...change } : list)))
  const send = async ({ id, name }: Pick<Membership, 'id' | 'name'>, isMember: boolean) => {
    const { upsertListDetail, deleteListDetailByItemListId } = await port()
    if (isMember) await upsertListDetail({ itemListId: id, itemId, unit, quantity: 1 })
    else await deleteListDetailByItemListId({ itemListId: id, itemId, unit })
    setNews({ type: isMember ? 'added' : 'removed', list: name })
  }
  const settle = async (list: Membership, settled: boolean) => {
    const { id, name, itemListDetailCount: count } = list
    const wish = wishes.current.get(id) ?? settled
    if (wish === settled) {
      wishes.current.delete(id)
      const changed = Number(settled) - Number(list.isMember === true)
      show(id, { isMember: settled || null, isWanted: settled, itemListDetailCount: count + changed })
      return
    }
    try {
      await send(list, wish)
    } catch (error) {
      wishes.current.delete(id)
      setNews({ type: 'failed', list: name, reason: reasonOf(readFailure(error)) })
      show(id, { isMember: settled || null, isWanted: settled })
      return
    }
    await settle(list, wish)
  }
  return {
    status,
    lists,
    news,
    retry: () => {
      setStatus('loading')
      setAttempt(attempt + 1)
    },
    toggle: (list) => {
      const isRunning = wishes.current.has(list.id)
      wishes.current.set(list.id, !list.isWanted)
      show(list.id, { isMember: 'loading', isWanted: !list.isWanted })
      if (!isRunning) void settle(list, list.isMember === true)
    },
    create: async (name) => {
      const { createList } = await port()
      const created = { ...(await createList({ name, shared: false })), isMember: null, isWanted: false } as const
      setLists((before) => [created, ...before])
      wishes.current.set(created.id, true)
      show(created.id, { isMember: 'loading', isWanted: true })
      await settle(created, false)
    },
  }
}
