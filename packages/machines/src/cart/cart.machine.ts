import type { Cart, CartLine } from '@gauze/contract'
import { lineKey } from '@gauze/rules'
import {
  assign,
  type ErrorActorEvent,
  type EventObject,
  emit,
  enqueueActions,
  fromCallback,
  raise,
  setup,
} from 'xstate'
import { type Failure, type Reason, readFailure, reasonOf } from '../port/index.js'
import { missingPort, unprovided } from '../port/unprovided.js'
import type { ReadInput, SendInput, ShareVersionEvent } from './cart.actors.js'
import {
  addedLines,
  additionOf,
  addsToReport,
  answeredLines,
  editedNames,
  grantedOf,
  markAnswered,
  markNotified,
  markRefused,
  markSent,
  markUnheard,
  pendingAdd,
  requestedOf,
  requestFor,
  requestRetry,
  restoredOf,
  sendableEdit,
} from './cart.answers.js'
import { isOfItem } from './cart.edit-questions.js'
import { additionsOf, itemOf, newerCart, nextEdit } from './cart.edits.js'
import {
  addItem,
  addItems,
  clearNotices,
  deleteSaved,
  emptyCart,
  moveSaved,
  removeLine,
  restoreLine,
  saveAgain,
  saveLine,
  setLine,
  shownLine,
  shownSaved,
  unsaveLine,
} from './cart.intents.js'
import { projectionOf } from './cart.projection.js'
import type {
  AddedLine,
  AddManyEdit,
  AddOutcome,
  CartContext,
  CartEdit,
  CartEmitted,
  CartEvent,
  CartInput,
} from './cart.types.js'

const types: Partial<{
  context: CartContext
  events: CartEvent
  emitted: CartEmitted
  input: CartInput
  tags: 'loading' | 'failed' | 'busy' | 'unconfirmed' | 'offline'
}> = {}

type AnswerOf<T extends CartEvent['type']> = Extract<CartEvent, { readonly type: T }>

const providing = 'cartMachine.provide({ actors: cartActors(port) })'

const lineGone: Reason = { code: 'line-gone', detail: null }

const otherOwnerSlug = 'other-owner'

const refusedOwner: Failure = { kind: 'conflict', detail: null, slug: otherOwnerSlug, fields: {} }

/** Returns true if the server may have refused an edit because another user, or nobody, is signed in now. */
function isDisowning({ kind, slug }: Failure): boolean {
  return kind === 'unauthorized' || slug === otherOwnerSlug
}

function isFrom({ ownerId }: CartContext, cart: Cart): boolean {
  return cart.ownerId === ownerId
}

function rejectionOf({ settled }: CartContext, edit: CartEdit, reason: Reason) {
  return {
    type: 'line.rejected' as const,
    operation: edit.operation,
    itemId: itemOf(edit),
    requested: requestedOf(edit, settled?.cartDetail ?? []),
    reason,
  }
}

function adjustmentOf(edit: CartEdit, cart: Cart) {
  const requested = requestedOf(edit, cart.cartDetail)
  return {
    type: 'cart.adjusted' as const,
    operation: edit.operation,
    itemId: itemOf(edit),
    requested,
    granted: requested ? grantedOf(edit, requested, cart) : 0,
  }
}

/** Returns the lines of an edit whose whole request the server refused. */
function refusedLines({ settled }: CartContext, edit: AddManyEdit, reason: Reason): readonly AddedLine[] {
  return addedLines(edit, settled?.cartDetail ?? [], (requested) => ({ type: 'refused', requested, reason }))
}

/** Returns the outcomes of all adds, including the answer to this one. */
function outcomesWith({ outcomes }: CartContext, edit: CartEdit, outcome: AddOutcome) {
  const isAddition = edit.operation === 'addItem' || edit.operation === 'moveItemToCart'
  return { outcomes: isAddition ? { ...outcomes, [lineKey(edit)]: outcome } : outcomes }
}

/** The outcomes of the additions after an answer about these lines; a line without a known outcome changes none. */
function outcomesOfLines({ outcomes }: CartContext, lines: readonly Pick<AddedLine, 'itemId' | 'unit' | 'outcome'>[]) {
  return { outcomes: { ...outcomes, ...Object.fromEntries(lines.map((line) => [lineKey(line), line.outcome])) } }
}

/** The outcomes without the lines that are added again. */
function outcomesWithout({ outcomes }: CartContext, lines: readonly Pick<AddedLine, 'itemId' | 'unit'>[]) {
  const again = new Set(lines.map(lineKey))
  return { outcomes: Object.fromEntries(Object.entries(outcomes).filter(([key]) => !again.has(key))) }
}

/** The outcomes without an item that is added again, in whichever unit. */
function outcomesWithoutItem({ outcomes }: CartContext, { itemId }: Pick<AddedLine, 'itemId'>) {
  return { outcomes: Object.fromEntries(Object.entries(outcomes).filter(([key]) => !isOfItem(key, itemId))) }
}

function expiryOf(key: string): string {
  return `${key}:expiry`
}

function editOf({ edits }: CartContext, key: string): CartEdit | undefined {
  return edits.find((edit) => edit.key === key)
}

/**
 * The cart. It holds the newest cart from the server and the edits that the server has not answered
 * yet; the screen shows the projection of both (`selectCart`). The machine sends edits of one item one after another,
 * edits of different items in parallel. It repeats an edit without an answer with the same key. It drops and reports a
 * refused edit, and reads the cart again. It notifies the user at once when an add is waiting; a second press retries
 * it. The cart belongs to one owner at a time: each call names that owner, the machine ignores answers for another
 * owner, and a new owner's cart starts empty, without the previous owner's edits.
 *
 * Delays: `answer` until a request counts as lost, `reconnect` between attempts while the connection is lost.
 * @example
 * const cart = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: newKey() } }).start()
 * cart.on('cart.adjusted', warn)
 * cart.send({ type: 'cart.load', ownerId: ownerIdOf({ accountId: 3, userId: 17 }) })
 * cart.send({ type: 'item.add', itemId: 42, unit: 3, quantity: 2 })
 * cart.send({ type: 'items.add', lines: [{ itemId: 43, unit: 3, quantity: 2 }, { itemId: 44, unit: 5, quantity: 1 }] })
 */
export const cartMachine = setup({
  types,
  actors: {
    readCart: unprovided<Cart, ReadInput>(providing),
    sendEdit: fromCallback<EventObject, SendInput>(({ input, sendBack }) => {
      sendBack({ type: 'answer.fail', key: input.key, failure: readFailure(missingPort(providing)) })
    }),
    followTabs: fromCallback<ShareVersionEvent>(() => undefined),
  },
  actions: {
    addItem: assign(({ context }, request: AnswerOf<'item.add'>) => ({
      ...outcomesWithoutItem(context, request),
      ...addItem(context, request, null),
    })),
    addItems: assign(({ context }, { lines, key }: AnswerOf<'items.add'>) => ({
      ...outcomesWithout(context, lines),
      ...addItems(context, lines, key),
    })),
    tryNow: enqueueActions(({ context, enqueue }, request: AnswerOf<'item.add'>) => {
      const waiting = pendingAdd(context, request)
      if (!waiting) return
      enqueue.assign(requestRetry(context, waiting, request.quantity))
      enqueue.raise({ type: 'connection.restore' })
    }),
    reportWaiting: enqueueActions(({ context, enqueue }) => {
      const adds = addsToReport(context)
      for (const edit of adds) {
        if (edit.operation === 'addItems') {
          const lines = edit.additions.map(({ itemId, unit }) => ({ itemId, unit }))
          enqueue.emit({ type: 'items.delayed', lines })
        } else {
          const { itemId, unit, preview } = edit
          enqueue.emit({ type: 'line.delayed', itemId, unit, name: preview?.name ?? null })
        }
      }
      const delayed = adds.flatMap(additionsOf).map(({ itemId, unit, preview }) => {
        const outcome: AddOutcome = { type: 'delayed', name: preview?.name ?? null }
        return { itemId, unit, outcome }
      })
      enqueue.assign({ ...markNotified(context), ...outcomesOfLines(context, delayed) })
    }),
    restoreLine: assign(({ context }, line: CartLine) => restoreLine(context, line)),
    setQuantity: assign(({ context }, { lineId, quantity }: AnswerOf<'line.setQuantity'>) =>
      setLine(context, lineId, { quantity }),
    ),
    setUnit: assign(({ context }, { lineId, unit }: AnswerOf<'line.setUnit'>) => setLine(context, lineId, { unit })),
    removeLine: enqueueActions(({ context, enqueue }, lineId: number) => {
      const line = shownLine(context, lineId)
      if (!line) return
      enqueue.assign(removeLine(context, line))
      enqueue.emit({ type: 'line.removed', line, restore: { type: 'line.restore', ownerId: context.ownerId, line } })
    }),
    saveLine: enqueueActions(({ context, enqueue }, lineId: number) => {
      const line = shownLine(context, lineId)
      if (!line) return
      enqueue.assign(saveLine(context, line))
      enqueue.emit({ type: 'line.setAside', line, restore: { type: 'line.unsave', ownerId: context.ownerId, line } })
    }),
    unsaveLine: assign(({ context }, line: CartLine) => unsaveLine(context, line)),
    moveSaved: enqueueActions(({ context, enqueue }, savedId: number) => {
      const line = shownSaved(context, savedId)
      if (!line) return
      enqueue.assign({ ...outcomesWithoutItem(context, line), ...moveSaved(context, line) })
      const { ownerId } = context
      enqueue.emit({ type: 'saved.moved', line, restore: { type: 'saved.restore', ownerId, line, isInCart: true } })
    }),
    deleteSaved: enqueueActions(({ context, enqueue }, savedId: number) => {
      const line = shownSaved(context, savedId)
      if (!line) return
      enqueue.assign(deleteSaved(context, line))
      const { ownerId } = context
      enqueue.emit({ type: 'saved.deleted', line, restore: { type: 'saved.restore', ownerId, line, isInCart: false } })
    }),
    saveAgain: assign(({ context }, { line, isInCart }: AnswerOf<'saved.restore'>) =>
      saveAgain(context, line, isInCart),
    ),
    clearNotices: assign(({ context }) => clearNotices(context)),
    emptyCart: assign(({ context }) => emptyCart(context)),
    project: assign({ projection: ({ context }) => projectionOf(context) }),
    takeCart: assign({
      settled: ({ context }, cart: Cart) => newerCart(context.settled, cart),
      disowned: [],
      error: null,
    }),
    takeError: assign({ error: (_, error: unknown) => reasonOf(readFailure(error)) }),
    takeOwner: assign({ ownerId: (_, ownerId: string) => ownerId }),
    forget: assign({ ownerId: null, settled: null, edits: [], disowned: [], outcomes: {}, error: null }),
    reportDropped: enqueueActions(({ context, enqueue }) => {
      const edits = [...context.disowned, ...context.edits]
      if (edits.length === 0) return
      enqueue.emit({ type: 'edits.dropped', names: editedNames({ ...context, edits }) })
    }),
    reportRefusedOwner: emit({ type: 'owner.refused' }),
    stopSending: enqueueActions(({ context, enqueue }) => {
      for (const { key } of context.edits.filter(({ isInFlight }) => isInFlight)) {
        enqueue.cancel(expiryOf(key))
        enqueue.stopChild(key)
      }
    }),
    shareVersion: enqueueActions(({ context, enqueue }, { ownerId, version }: Cart) => {
      if (version <= (context.settled?.version ?? -1)) return
      enqueue.emit({ type: 'cart.changed', version })
      enqueue.sendTo('tabs', { type: 'version.share', ownerId, version })
    }),
    dispatchEdit: enqueueActions(({ context, enqueue }, edit: CartEdit | undefined) => {
      if (!edit) return
      const request = requestFor(context, edit)
      if (!request) {
        enqueue.assign(markRefused(context, edit))
        // Removing a missing line, or deleting a missing saved item, counts as done.
        if (edit.operation === 'removeItem' || edit.operation === 'deleteSaveForLater') return
        enqueue.emit(rejectionOf(context, edit, lineGone))
        return
      }
      const { key } = edit
      enqueue.assign(markSent(context, edit, request))
      enqueue.spawnChild('sendEdit', { id: key, input: { key, request, ownerId: context.ownerId } })
      enqueue.raise({ type: 'answer.expire', key }, { id: expiryOf(key), delay: 'answer' })
    }),
    takeAnswer: enqueueActions(({ context, enqueue }, { key, cart }: AnswerOf<'answer.arrive'>) => {
      const edit = editOf(context, key)
      if (!edit) return
      enqueue.assign(markAnswered(context, edit, cart))
      if (edit.operation === 'addItems') {
        const lines = answeredLines(edit, cart)
        enqueue.assign(outcomesOfLines(context, lines))
        enqueue.emit({ type: 'items.added', lines })
        return
      }
      const itemId = itemOf(edit)
      const addition = additionOf(edit, cart)
      const isAdjusted = cart.addToCartAdjustment
      const adjustment = isAdjusted ? adjustmentOf(edit, cart) : null
      const outcome = adjustment ? { ...adjustment, type: 'adjusted' as const } : { type: 'added' as const }
      enqueue.assign(outcomesWith(context, edit, outcome))
      if (adjustment) enqueue.emit(adjustment)
      const restored = restoredOf(edit, cart)
      enqueue.emit({ type: 'line.saved', operation: edit.operation, itemId, addition, restored, isAdjusted })
    }),
    takeRefusal: enqueueActions(({ context, enqueue }, { key, failure }: Omit<AnswerOf<'answer.fail'>, 'type'>) => {
      const edit = editOf(context, key)
      if (!edit) return
      enqueue.assign(markRefused(context, edit))
      if (isDisowning(failure)) enqueue.assign({ disowned: [...context.disowned, edit] })
      const rejection = rejectionOf(context, edit, reasonOf(failure))
      enqueue.assign(
        edit.operation === 'addItems'
          ? outcomesOfLines(context, refusedLines(context, edit, rejection.reason))
          : outcomesWith(context, edit, { ...rejection, type: 'refused' }),
      )
      enqueue.emit(rejection)
      enqueue.raise({ type: 'cart.refresh' })
    }),
    waitAgain: enqueueActions(({ context, enqueue }, key: string) => {
      enqueue.assign(markUnheard(context, key))
      enqueue.cancel(expiryOf(key))
      enqueue.stopChild(key)
    }),
    stopWaiting: enqueueActions(({ enqueue }, key: string) => {
      enqueue.cancel(expiryOf(key))
      enqueue.stopChild(key)
    }),
  },
  guards: {
    hasEditToSend: ({ context }) => context.settled !== null && nextEdit(context.edits) !== undefined,
    hasSendableEdit: ({ context }) => sendableEdit(context) !== undefined,
    hasAddsToReport: ({ context }) => addsToReport(context).length > 0,
    hasUnreadAddsToReport: ({ context }) => context.settled === null && addsToReport(context).length > 0,
    isPressAgain: ({ context }, request: AnswerOf<'item.add'>) =>
      request.isPress === true && pendingAdd(context, request) !== undefined,
    hasEditInFlight: ({ context }) => context.edits.some(({ isInFlight }) => isInFlight),
    hasNoEditInFlight: ({ context }) => !context.edits.some(({ isInFlight }) => isInFlight),
    hasLines: (_, lines: AnswerOf<'items.add'>['lines']) => lines.length > 0,
    hasEdit: ({ context }) => context.edits.length > 0,
    hasNoEdit: ({ context }) => context.edits.length === 0,
    hasLine: ({ context }) => context.projection.cart.lines.length > 0,
    hasNotice: ({ context }) => context.projection.cart.notifications.length > 0,
    isProjectionOld: ({ context: { settled, edits, projection } }) =>
      settled !== projection.settled || edits !== projection.edits,
    isNewer: ({ context }, { ownerId, version }: AnswerOf<'version.hear'>) =>
      ownerId === context.ownerId && version > (context.settled?.version ?? -1),
    isOwner: ({ context }, ownerId: string | null) => ownerId === context.ownerId,
    isOtherOwner: ({ context }, ownerId: string) => ownerId !== context.ownerId,
    isOwnCart: ({ context }, cart: Cart) => isFrom(context, cart),
    isRefusedOwner: (_, error: unknown) => readFailure(error).slug === otherOwnerSlug,
    isUnheard: (_, { kind }: Failure) => kind === 'network',
    mayPass: (_, error: unknown) => ['network', 'server'].includes(readFailure(error).kind),
  },
  delays: { answer: 20_000, reconnect: 5_000 },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    ownerId: null,
    settled: null,
    edits: [],
    disowned: [],
    outcomes: {},
    keySeed: input.keySeed,
    editCount: 0,
    error: null,
    projection: projectionOf({ settled: null, edits: [] }),
  }),
  // Every hook and component reads the same projection, however many they are.
  always: { guard: 'isProjectionOld', actions: 'project' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'cart.load': { target: 'open', actions: { type: 'takeOwner', params: ({ event }) => event.ownerId } },
      },
    },
    open: {
      type: 'parallel',
      exit: ['reportDropped', 'stopSending', 'forget'],
      invoke: { id: 'tabs', src: 'followTabs' },
      on: {
        'cart.close': 'closed',
        'cart.load': {
          guard: { type: 'isOtherOwner', params: ({ event }) => event.ownerId },
          target: 'open',
          reenter: true,
          actions: { type: 'takeOwner', params: ({ event }) => event.ownerId },
        },
        'item.add': [
          {
            guard: { type: 'isPressAgain', params: ({ event }) => event },
            actions: { type: 'tryNow', params: ({ event }) => event },
          },
          { actions: { type: 'addItem', params: ({ event }) => event } },
        ],
        'items.add': {
          guard: { type: 'hasLines', params: ({ event }) => event.lines },
          actions: { type: 'addItems', params: ({ event }) => event },
        },
        'line.setQuantity': { actions: { type: 'setQuantity', params: ({ event }) => event } },
        'line.setUnit': { actions: { type: 'setUnit', params: ({ event }) => event } },
        'line.remove': { actions: { type: 'removeLine', params: ({ event }) => event.lineId } },
        'line.restore': {
          guard: { type: 'isOwner', params: ({ event }) => event.ownerId },
          actions: { type: 'restoreLine', params: ({ event }) => event.line },
        },
        'line.save': { actions: { type: 'saveLine', params: ({ event }) => event.lineId } },
        'line.unsave': {
          guard: { type: 'isOwner', params: ({ event }) => event.ownerId },
          actions: { type: 'unsaveLine', params: ({ event }) => event.line },
        },
        'saved.move': { actions: { type: 'moveSaved', params: ({ event }) => event.savedId } },
        'saved.delete': { actions: { type: 'deleteSaved', params: ({ event }) => event.savedId } },
        'saved.restore': {
          guard: { type: 'isOwner', params: ({ event }) => event.ownerId },
          actions: { type: 'saveAgain', params: ({ event }) => event },
        },
        'notices.clear': { guard: 'hasNotice', actions: 'clearNotices' },
        'cart.empty': { guard: 'hasLine', actions: 'emptyCart' },
        'page.leave': {
          guard: 'hasSendableEdit',
          actions: [
            { type: 'dispatchEdit', params: ({ context }) => sendableEdit(context) },
            raise({ type: 'page.leave' }),
          ],
        },
        'cart.receive': {
          guard: { type: 'isOwnCart', params: ({ event }) => event.cart },
          actions: [
            { type: 'shareVersion', params: ({ event }) => event.cart },
            { type: 'takeCart', params: ({ event }) => event.cart },
          ],
        },
        'answer.arrive': [
          {
            guard: { type: 'isOwnCart', params: ({ event }) => event.cart },
            actions: [
              { type: 'stopWaiting', params: ({ event }) => event.key },
              { type: 'shareVersion', params: ({ event }) => event.cart },
              { type: 'takeAnswer', params: ({ event }) => event },
            ],
          },
          // A back end that ignores the intended owner of a call: the next reading shows the cart's owner.
          {
            actions: [
              { type: 'stopWaiting', params: ({ event }) => event.key },
              { type: 'takeRefusal', params: ({ event }) => ({ key: event.key, failure: refusedOwner }) },
            ],
          },
        ],
        'answer.fail': {
          actions: [
            { type: 'stopWaiting', params: ({ event }) => event.key },
            { type: 'takeRefusal', params: ({ event }) => event },
          ],
        },
      },
      states: {
        reading: {
          initial: 'loading',
          on: {
            'cart.refresh': '.loading',
            'connection.restore': '.loading',
            'version.hear': {
              guard: { type: 'isNewer', params: ({ event }) => event },
              target: '.loading',
            },
          },
          states: {
            loading: {
              tags: 'loading',
              invoke: {
                id: 'readCart',
                src: 'readCart',
                input: ({ context: { ownerId } }) => ({ ownerId }),
                onDone: [
                  {
                    guard: { type: 'isOwnCart', params: ({ event }) => event.output },
                    target: 'settled',
                    actions: { type: 'takeCart', params: ({ event }) => event.output },
                  },
                  {
                    target: 'failed',
                    actions: [
                      { type: 'takeError', params: { problem: { type: otherOwnerSlug } } },
                      'reportRefusedOwner',
                    ],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isRefusedOwner', params: ({ event }: { event: ErrorActorEvent }) => event.error },
                    target: 'failed',
                    actions: [
                      { type: 'takeError', params: ({ event }: { event: ErrorActorEvent }) => event.error },
                      'reportRefusedOwner',
                    ],
                  },
                  {
                    guard: { type: 'mayPass', params: ({ event }: { event: ErrorActorEvent }) => event.error },
                    target: 'interrupted',
                    actions: { type: 'takeError', params: ({ event }: { event: ErrorActorEvent }) => event.error },
                  },
                  {
                    target: 'failed',
                    actions: { type: 'takeError', params: ({ event }: { event: ErrorActorEvent }) => event.error },
                  },
                ],
              },
              after: {
                answer: { target: 'interrupted', actions: { type: 'takeError', params: { kind: 'network' } } },
              },
            },
            settled: {},
            interrupted: {
              tags: 'failed',
              always: { guard: 'hasUnreadAddsToReport', actions: 'reportWaiting' },
              after: { reconnect: 'loading' },
            },
            failed: { tags: 'failed', always: { guard: 'hasUnreadAddsToReport', actions: 'reportWaiting' } },
          },
        },
        connection: {
          initial: 'online',
          states: {
            online: {
              always: {
                guard: 'hasEditToSend',
                actions: { type: 'dispatchEdit', params: ({ context }) => nextEdit(context.edits) },
              },
              on: {
                'connection.lose': 'offline',
                'answer.fail': {
                  guard: { type: 'isUnheard', params: ({ event }) => event.failure },
                  target: 'offline',
                  actions: { type: 'waitAgain', params: ({ event }) => event.key },
                },
                'answer.expire': {
                  target: 'offline',
                  actions: { type: 'waitAgain', params: ({ event }) => event.key },
                },
              },
            },
            offline: {
              tags: 'offline',
              always: { guard: 'hasAddsToReport', actions: 'reportWaiting' },
              after: { reconnect: 'online' },
              on: {
                'connection.restore': 'online',
                'answer.fail': {
                  guard: { type: 'isUnheard', params: ({ event }) => event.failure },
                  actions: { type: 'waitAgain', params: ({ event }) => event.key },
                },
                'answer.expire': { actions: { type: 'waitAgain', params: ({ event }) => event.key } },
              },
            },
          },
        },
        confirmation: {
          initial: 'confirmed',
          states: {
            confirmed: { always: { guard: 'hasEdit', target: 'unconfirmed' } },
            unconfirmed: {
              tags: 'unconfirmed',
              initial: 'waiting',
              always: { guard: 'hasNoEdit', target: 'confirmed' },
              states: {
                waiting: { always: { guard: 'hasEditInFlight', target: 'sending' } },
                sending: { tags: 'busy', always: { guard: 'hasNoEditInFlight', target: 'waiting' } },
              },
            },
          },
        },
      },
    },
  },
})
