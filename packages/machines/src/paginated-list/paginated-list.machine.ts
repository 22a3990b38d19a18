import { assign, type ErrorActorEvent, emit, raise, setup } from 'xstate'
import { type Reason, readFailure, reasonOf } from '../port/index.js'
import { paginatedListActors } from './paginated-list.actors.js'
import type {
  AnsweredQuery,
  ListPage,
  ListQuery,
  PaginatedListContext,
  PaginatedListEmitted,
  PaginatedListEvent,
  PaginatedListInput,
  PaginatedListPort,
  RecordChange,
} from './paginated-list.types.js'

function reasonFor(error: unknown): Reason {
  return reasonOf(readFailure(error))
}

/** Why a call that was never answered failed. */
const unheard = reasonFor({ kind: 'network' })

/** Queries are plain data from one codec, so their parts stand in one order. */
function isSameQuery<Filters>(one: ListQuery<Filters>, other: ListQuery<Filters>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function changeInHand({ changes: [change] }: { readonly changes: readonly RecordChange[] }): RecordChange {
  if (!change) throw new Error('The list sends a change that it does not hold. Report this as a bug of the machine.')
  return change
}

/**
 * A paginated list of any record. It loads the page of its query when it
 * starts and whenever the query changes. The previous rows stay until the answer arrives, and a new query aborts the
 * pending request. The machine sends changes of records one after another and never drops one.
 *
 * Delays: `answer` until a call counts as lost.
 * @param port the calls that load pages and change records
 * @example
 * const query = { page: 1, limit: 10, filters: {}, sort: null }
 * const orders = createActor(createPaginatedListMachine({ loadPage, changeRecord }), { input: { query } }).start()
 * orders.send({ type: 'query.set', query: { ...query, page: 2 } })
 */
export function createPaginatedListMachine<Item, Filters>(port: PaginatedListPort<Item, Filters>) {
  const types: Partial<{
    context: PaginatedListContext<Item, Filters>
    events: PaginatedListEvent<Item, Filters>
    emitted: PaginatedListEmitted<Filters>
    input: PaginatedListInput<Item, Filters>
    tags: 'loading' | 'loaded' | 'failed' | 'busy'
  }> = {}

  return setup({
    types,
    actors: paginatedListActors(port),
    actions: {
      setQuery: assign({ query: (_, { query }: { readonly query: ListQuery<Filters> }) => query }),
      takeAnswer: assign({
        shown: ({ context }, { answer }: { readonly answer: ListPage<Item> }) => ({ query: context.query, answer }),
      }),
      takePage: assign((_, { query, answer }: AnsweredQuery<Item, Filters>) => ({ query, shown: { query, answer } })),
      goToLastPage: assign({ query: ({ context }, page: number) => ({ ...context.query, page }) }),
      reportCorrected: emit(({ context }) => ({ type: 'query.corrected' as const, query: context.query })),
      queueChange: assign({ changes: ({ context }, change: RecordChange) => [...context.changes, change] }),
      dropAnsweredChange: assign({ changes: ({ context }) => context.changes.slice(1) }),
      reportChanged: emit(({ context }) => ({ type: 'record.changed' as const, change: changeInHand(context) })),
      reportRejected: emit(({ context }, reason: Reason) => ({
        type: 'record.rejected' as const,
        change: changeInHand(context),
        reason,
      })),
      takeReadError: assign({ readError: (_, reason: Reason) => reason }),
      takeChangeError: assign({ changeError: (_, reason: Reason) => reason }),
      clearReadError: assign({ readError: null }),
      clearChangeError: assign({ changeError: null }),
      refresh: raise({ type: 'list.refresh' }),
    },
    guards: {
      isAnswered: ({ context }) => context.shown !== null && isSameQuery(context.query, context.shown.query),
      isNewQuery: ({ context }, query: ListQuery<Filters>) => !isSameQuery(context.query, query),
      isBeyondEnd: ({ context }, { page, pages }: ListPage<Item>) =>
        pages > 0 && page > pages && context.query.page !== pages,
      hasChange: ({ context }) => context.changes.length > 0,
    },
    delays: { answer: 20_000 },
  }).createMachine({
    id: 'paginatedList',
    context: ({ input: { query, initial = null } }) => ({
      query,
      shown: initial,
      changes: [],
      readError: null,
      changeError: null,
    }),
    type: 'parallel',
    on: { 'error.dismiss': { actions: 'clearChangeError' } },
    states: {
      reading: {
        initial: 'starting',
        on: {
          'query.set': {
            guard: { type: 'isNewQuery', params: ({ event }) => event.query },
            target: '.loading',
            actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
          },
          'page.show': {
            target: '.loaded',
            actions: ['clearReadError', { type: 'takePage', params: ({ event }) => event.page }],
          },
          'list.refresh': { target: '.loading' },
        },
        states: {
          starting: { always: [{ guard: 'isAnswered', target: 'loaded' }, { target: 'loading' }] },
          loading: {
            tags: 'loading',
            entry: 'clearReadError',
            invoke: {
              id: 'loadPage',
              src: 'loadPage',
              input: ({ context }) => context.query,
              onDone: [
                {
                  guard: { type: 'isBeyondEnd', params: ({ event }) => event.output },
                  target: 'loading',
                  reenter: true,
                  actions: [{ type: 'goToLastPage', params: ({ event }) => event.output.pages }, 'reportCorrected'],
                },
                {
                  target: 'loaded',
                  actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
                },
              ],
              onError: {
                target: 'failed',
                actions: {
                  type: 'takeReadError',
                  params: ({ event }: { event: ErrorActorEvent }) => reasonFor(event.error),
                },
              },
            },
            after: { answer: { target: 'failed', actions: { type: 'takeReadError', params: unheard } } },
          },
          loaded: { tags: 'loaded' },
          failed: { tags: 'failed', on: { 'list.retry': 'loading' } },
        },
      },
      changing: {
        initial: 'idle',
        on: { 'record.change': { actions: { type: 'queueChange', params: ({ event }) => event.change } } },
        states: {
          idle: { always: { guard: 'hasChange', target: 'sending' } },
          sending: {
            tags: 'busy',
            entry: 'clearChangeError',
            invoke: {
              id: 'changeRecord',
              src: 'changeRecord',
              input: ({ context }) => changeInHand(context),
              onDone: { target: 'idle', actions: ['reportChanged', 'dropAnsweredChange', 'refresh'] },
              onError: {
                target: 'idle',
                actions: [
                  {
                    type: 'takeChangeError',
                    params: ({ event }: { event: ErrorActorEvent }) => reasonFor(event.error),
                  },
                  {
                    type: 'reportRejected',
                    params: ({ event }: { event: ErrorActorEvent }) => reasonFor(event.error),
                  },
                  'dropAnsweredChange',
                ],
              },
            },
            // It may have taken effect, so the list is read again.
            after: {
              answer: {
                target: 'idle',
                actions: [
                  { type: 'takeChangeError', params: unheard },
                  { type: 'reportRejected', params: unheard },
                  'dropAnsweredChange',
                  'refresh',
                ],
              },
            },
          },
        },
      },
    },
  })
}
