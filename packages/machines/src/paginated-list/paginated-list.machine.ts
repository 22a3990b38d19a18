import { FIRST_PAGE, PAGE_SIZES } from '@gauze/rules'
import { assign, type ErrorActorEvent, emit, raise, setup } from 'xstate'
import { readFailure, reasonOf } from '../port/index.js'
import { paginatedListActors } from './paginated-list.actors.js'
import type {
  ListPage,
  PageRequest,
  PaginatedListContext,
  PaginatedListEmitted,
  PaginatedListEvent,
  PaginatedListInput,
  PaginatedListPort,
  RecordChange,
} from './paginated-list.types.js'

const sectionOf = (page: number, sectionSize: number): number => Math.max(1, Math.ceil(page / sectionSize))

const wholeAtLeastOne = (value: number): number => (value >= 1 ? Math.floor(value) : 1)

/** The failure of a call that was never answered. */
const unheard = { kind: 'network' }

const changeInHand = ({ changes: [change] }: { readonly changes: readonly RecordChange[] }): RecordChange => {
  if (!change) throw new Error('The list sends a change that it does not hold. Report this as a bug of the machine.')
  return change
}

/**
 * A paginated list of any record (spec section 3, paginated list state; ACCT-18). Reading and changing are independent:
 * a new query drops the one on its way, while changes are sent one after another and never dropped.
 *
 * Delays: `answer` until a call counts as lost.
 * @param port where pages come from and changes go
 * @example
 * const orders = createActor(createPaginatedListMachine({ loadPage, changeRecord }), { input: { filters: {} }
 * }).start()
 * orders.send({ type: 'list.load' })
 */
export const createPaginatedListMachine = <Item, Filters>(port: PaginatedListPort<Item, Filters>) => {
  const types: Partial<{
    context: PaginatedListContext<Item, Filters>
    events: PaginatedListEvent<Filters>
    emitted: PaginatedListEmitted
    input: PaginatedListInput<Filters>
    tags: 'loading' | 'loaded' | 'failed' | 'busy'
  }> = {}

  return setup({
    types,
    actors: paginatedListActors(port),
    actions: {
      askForPage: assign({ request: (_, request: PageRequest) => request }),
      setLimit: assign({ limit: (_, limit: number) => wholeAtLeastOne(limit) }),
      setFilters: assign({ filters: (_, { filters }: { readonly filters: Filters }) => filters }),
      setSort: assign({ sort: (_, sort: string | null) => sort }),
      takePage: assign(({ context }, answer: ListPage<Item>) => {
        const isAppended = context.request.mode === 'append'
        return {
          limit: answer.limit,
          page: answer.page,
          pages: answer.pages,
          total: answer.total,
          results: isAppended ? [...context.results, ...answer.results] : answer.results,
          firstPage: isAppended ? context.firstPage : answer.page,
          numPaginateSection: sectionOf(answer.page, context.sectionSize),
        }
      }),
      showSection: assign({
        numPaginateSection: ({ context }, section: number) =>
          Math.min(wholeAtLeastOne(section), sectionOf(context.pages, context.sectionSize)),
      }),
      queueChange: assign({ changes: ({ context }, change: RecordChange) => [...context.changes, change] }),
      dropAnsweredChange: assign({ changes: ({ context }) => context.changes.slice(1) }),
      reportChanged: emit(({ context }) => ({ type: 'record.changed' as const, change: changeInHand(context) })),
      reportRejected: emit(({ context }, error: unknown) => ({
        type: 'record.rejected' as const,
        change: changeInHand(context),
        reason: reasonOf(readFailure(error)),
      })),
      takeReadError: assign({ readError: (_, error: unknown) => reasonOf(readFailure(error)) }),
      takeChangeError: assign({ changeError: (_, error: unknown) => reasonOf(readFailure(error)) }),
      clearReadError: assign({ readError: null }),
      clearChangeError: assign({ changeError: null }),
      refresh: raise({ type: 'list.refresh' }),
    },
    guards: {
      hasMore: ({ context }) => context.page < context.pages,
      isBeyondEnd: ({ context }, { page, pages }: ListPage<Item>) =>
        pages > 0 && page > pages && context.request.page !== pages,
      hasChange: ({ context }) => context.changes.length > 0,
    },
    delays: { answer: 20_000 },
  }).createMachine({
    id: 'paginatedList',
    context: ({ input }) => {
      const page = wholeAtLeastOne(input.page ?? FIRST_PAGE)
      const sectionSize = wholeAtLeastOne(input.sectionSize ?? 5)
      return {
        limit: wholeAtLeastOne(input.limit ?? PAGE_SIZES.list),
        page,
        pages: 0,
        total: 0,
        results: [],
        filters: input.filters,
        sort: input.sort ?? null,
        firstPage: page,
        numPaginateSection: sectionOf(page, sectionSize),
        sectionSize,
        request: { page, mode: 'replace' },
        changes: [],
        readError: null,
        changeError: null,
      }
    },
    type: 'parallel',
    on: {
      'section.show': { actions: { type: 'showSection', params: ({ event }) => event.section } },
      'error.dismiss': { actions: 'clearChangeError' },
    },
    states: {
      reading: {
        initial: 'idle',
        on: {
          'list.load': {
            target: '.loading',
            actions: { type: 'askForPage', params: ({ context }) => ({ page: context.page, mode: 'replace' }) },
          },
          'list.refresh': {
            target: '.loading',
            actions: { type: 'askForPage', params: ({ context }) => ({ page: context.firstPage, mode: 'replace' }) },
          },
          'page.set': {
            target: '.loading',
            actions: {
              type: 'askForPage',
              params: ({ event }) => ({ page: wholeAtLeastOne(event.page), mode: 'replace' }),
            },
          },
          'limit.set': {
            target: '.loading',
            actions: [
              { type: 'setLimit', params: ({ event }) => event.limit },
              { type: 'askForPage', params: { page: 1, mode: 'replace' } },
            ],
          },
          'filters.set': {
            target: '.loading',
            actions: [
              { type: 'setFilters', params: ({ event }) => ({ filters: event.filters }) },
              { type: 'askForPage', params: { page: 1, mode: 'replace' } },
            ],
          },
          'sort.set': {
            target: '.loading',
            actions: [
              { type: 'setSort', params: ({ event }) => event.sort },
              { type: 'askForPage', params: { page: 1, mode: 'replace' } },
            ],
          },
        },
        states: {
          idle: {},
          loading: {
            tags: 'loading',
            entry: 'clearReadError',
            invoke: {
              id: 'loadPage',
              src: 'loadPage',
              input: ({ context }) => ({
                page: context.request.page,
                limit: context.limit,
                filters: context.filters,
                sort: context.sort,
              }),
              onDone: [
                {
                  guard: { type: 'isBeyondEnd', params: ({ event }) => event.output },
                  target: 'loading',
                  reenter: true,
                  actions: {
                    type: 'askForPage',
                    params: ({ event }) => ({ page: event.output.pages, mode: 'replace' }),
                  },
                },
                { target: 'loaded', actions: { type: 'takePage', params: ({ event }) => event.output } },
              ],
              onError: {
                target: 'failed',
                actions: { type: 'takeReadError', params: ({ event }: { event: ErrorActorEvent }) => event.error },
              },
            },
            after: { answer: { target: 'failed', actions: { type: 'takeReadError', params: unheard } } },
          },
          loaded: {
            tags: 'loaded',
            on: {
              'list.loadMore': {
                guard: 'hasMore',
                target: 'loading',
                actions: {
                  type: 'askForPage',
                  params: ({ context }) => ({ page: context.page + 1, mode: 'append' }),
                },
              },
            },
          },
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
                  { type: 'takeChangeError', params: ({ event }: { event: ErrorActorEvent }) => event.error },
                  { type: 'reportRejected', params: ({ event }: { event: ErrorActorEvent }) => event.error },
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
