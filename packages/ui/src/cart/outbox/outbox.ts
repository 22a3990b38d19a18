import { type cartMachine, selectUnansweredAdds, type UnansweredAdds } from '@gauze/machines/cart'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isRecord, savedDraft } from '../../internal/saved-draft.js'

/** The server knows the key of a request for longer, and so adds its lines once. */
const SAVED_FOR_MS = 3 * 24 * 60 * 60 * 1000

/** The orders whose answer has not come, and when the last one was sent (ms). */
interface Outbox {
  readonly adds: readonly UnansweredAdds[]
  readonly at: number
}

const outbox = savedDraft<Outbox>('outbox', (saved) => {
  const { adds, at } = isRecord(saved) ? saved : {}
  const isFresh = typeof at === 'number' && Date.now() - at < SAVED_FOR_MS
  return isFresh && Array.isArray(adds) ? { adds: adds.filter(isAdds), at } : { adds: [], at: 0 }
})

/**
 * Saves orders of several lines in this tab until the server has answered, and sends them again after a reload, such as
 * one without a connection. They keep their idempotency keys, so that the server adds each of them once. They are
 * forgotten when the owner's session ends.
 *
 * @param cart the cart of the store, before it starts
 * @example
 * const store = createBrowserStore({ port: api, tokens })
 * followOutbox(store.cart)
 * store.start()
 */
export function followOutbox(cart: ActorRefFrom<typeof cartMachine>): void {
  let owner: string | null = null
  let written: readonly string[] = []
  const save = ({ context }: SnapshotFrom<typeof cartMachine>, adds: readonly UnansweredAdds[]) => {
    const keys = adds.map(({ key }) => key)
    if (context.ownerId === null || keys.join() === written.join()) return
    written = keys
    if (adds.length === 0) outbox.forget(context.ownerId)
    else outbox.save(context.ownerId, { adds, at: Date.now() })
  }
  cart.subscribe((snapshot) => {
    const { ownerId } = snapshot.context
    if (ownerId === owner) return save(snapshot, selectUnansweredAdds(snapshot))
    if (ownerId === null) outbox.forget(owner)
    owner = ownerId
    written = []
    for (const { key, lines } of outbox.read(ownerId).adds) cart.send({ type: 'items.add', key, lines })
  })
}

function isAdds(value: unknown): value is UnansweredAdds {
  return isRecord(value) && typeof value.key === 'string' && Array.isArray(value.lines) && value.lines.every(isLine)
}

function isLine(value: unknown): boolean {
  return isRecord(value) && [value.itemId, value.unit, value.quantity].every(Number.isInteger)
}
