import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf, problem } from '../../test/calls.js'
import { createPaginatedListMachine } from './paginated-list.machine.js'
import { selectIsChanging, selectIsEmpty, selectIsFailed, selectListState } from './paginated-list.selectors.js'
import type { ListPage, ListQuery, PaginatedListInput, RecordChange } from './paginated-list.types.js'

interface Filters {
  readonly status?: string
}

type Query = ListQuery<Filters>

const first: Query = { page: 1, limit: 10, filters: {}, sort: null }

function start(input: Partial<PaginatedListInput<string, Filters>> = {}) {
  const loadPage = controlled<Query, ListPage<string>>()
  const changeRecord = controlled<RecordChange, unknown>()
  const machine = createPaginatedListMachine({ loadPage, changeRecord })
  const clock = new SimulatedClock()
  const list = createActor(machine, { input: { query: first, ...input }, clock }).start()
  return {
    list,
    clock,
    loadPage,
    changeRecord,
    queries: () => loadPage.calls.map((call) => call.input),
    show: (change: Partial<Query>) => list.send({ type: 'query.set', query: { ...first, ...change } }),
    state: () => selectListState(list.getSnapshot()),
    context: () => list.getSnapshot().context,
  }
}

function page(number: number, results: readonly string[], pages = 12): ListPage<string> {
  return { results, total: pages * 10, page: number, pages, limit: 10 }
}

it('ACCT-18 reads its page at once and keeps limit, page, pages, total, results, isLoading and numPaginateSection', async () => {
  const { loadPage, queries, state } = start()
  expect(state()).toMatchObject({ limit: 10, page: 1, pages: 0, total: 0, results: [], isLoading: true })
  expect(queries()).toEqual([first])
  await answer(loadPage, 0, page(1, ['a', 'b']))
  expect(state()).toEqual({
    limit: 10,
    page: 1,
    pages: 12,
    total: 120,
    results: ['a', 'b'],
    isLoading: false,
    numPaginateSection: 1,
  })
})

it('ACCT-18 names the section of page numbers that holds the page', async () => {
  const { loadPage, state } = start({ query: { ...first, page: 7 } })
  await answer(loadPage, 0, page(7, ['a']))
  expect(state().numPaginateSection).toBe(2)
})

it('ACCT-18 reads again for each other query, and not for the one it has', async () => {
  const { loadPage, queries, show } = start()
  await answer(loadPage, 0, page(1, ['a']))
  show({})
  expect(queries()).toHaveLength(1)
  show({ filters: { status: 'open' } })
  show({ filters: { status: 'open' } })
  show({ sort: { column: 'date', direction: 'ascending' } })
  show({ limit: 25 })
  expect(queries().slice(1)).toEqual([
    { ...first, filters: { status: 'open' } },
    { ...first, sort: { column: 'date', direction: 'ascending' } },
    { ...first, limit: 25 },
  ])
})

it('ACCT-18 reads nothing when its page came with the document, and takes one that was read elsewhere', async () => {
  const { list, loadPage, state, show } = start({ initial: { query: first, answer: page(1, ['a']) } })
  expect(state()).toMatchObject({ results: ['a'], isLoading: false })
  show({ page: 2 })
  list.send({ type: 'page.show', page: { query: { ...first, page: 3 }, answer: page(3, ['c']) } })
  expect(optionsOf(loadPage, 0).signal.aborted).toBe(true)
  await answer(loadPage, 0, page(2, ['b']))
  expect(state()).toMatchObject({ page: 3, results: ['c'], isLoading: false })
  show({ page: 3 })
  expect(loadPage.calls).toHaveLength(1)
})

it('ACCT-18 reads its page when the one that came is another', () => {
  const { queries } = start({ initial: { query: { ...first, page: 2 }, answer: page(2, ['b']) } })
  expect(queries()).toEqual([first])
})

it('ACCT-18 aborts a stale request and drops its late answer, while the old rows stay', async () => {
  const { loadPage, state, show } = start()
  await answer(loadPage, 0, page(1, ['first']))
  show({ page: 2 })
  show({ page: 3 })
  expect(optionsOf(loadPage, 1).signal.aborted).toBe(true)
  expect(state()).toMatchObject({ page: 1, results: ['first'], isLoading: true })
  await answer(loadPage, 2, page(3, ['third']))
  await answer(loadPage, 1, page(2, ['second']))
  expect(state()).toMatchObject({ page: 3, results: ['third'], isLoading: false })
})

it("ACCT-18 keeps the shown rows when a page fails, keeps the server's words, and retries the same request", async () => {
  const { list, loadPage, queries, state, context, show } = start()
  await answer(loadPage, 0, page(1, ['a']))
  show({ page: 2 })
  await fail(loadPage, 1, problem('server', 'The list is being rebuilt.'))
  expect(state()).toMatchObject({ page: 1, results: ['a'], isLoading: false })
  expect(selectIsFailed(list.getSnapshot())).toBe(true)
  expect(context().readError?.detail).toBe('The list is being rebuilt.')
  list.send({ type: 'list.retry' })
  expect(context().readError).toBeNull()
  await answer(loadPage, 2, page(2, ['b']))
  expect(queries()[2]).toEqual(queries()[1])
  expect(state().results).toEqual(['b'])
})

it('ACCT-18 takes a page that never comes for lost, and asks for it again on request', async () => {
  const { list, clock, loadPage, state, context } = start()
  clock.increment(20_000)
  expect(state().isLoading).toBe(false)
  expect(context().readError).toEqual({ code: 'unheard', detail: null })
  list.send({ type: 'list.retry' })
  await answer(loadPage, 1, page(1, ['a']))
  expect(state().results).toEqual(['a'])
  expect(context().readError).toBeNull()
})

it('ACCT-18 counts a change that is never answered as lost, reads the list again, and sends the next', () => {
  const { list, clock, loadPage, changeRecord } = start({ initial: { query: first, answer: page(1, ['a']) } })
  const rejected: string[] = []
  list.on('record.rejected', ({ change }) => rejected.push(change.kind))
  list.send({ type: 'record.change', change: { kind: 'delete', id: 1 } })
  list.send({ type: 'record.change', change: { kind: 'edit', record: { id: 2 } } })
  clock.increment(20_000)
  expect(rejected).toEqual(['delete'])
  expect(loadPage.calls).toHaveLength(1)
  expect(changeRecord.calls.map(({ input }) => input.kind)).toEqual(['delete', 'edit'])
  expect(optionsOf(changeRecord, 0).signal.aborted).toBe(true)
})

it('ACCT-18 distinguishes a list that holds nothing from one that could not be read', async () => {
  const { list, loadPage, context } = start()
  expect(selectIsEmpty(list.getSnapshot())).toBe(false)
  await fail(loadPage, 0, networkError)
  expect(selectIsEmpty(list.getSnapshot())).toBe(false)
  expect(context().readError).toEqual({ code: 'unheard', detail: null })
  list.send({ type: 'list.retry' })
  await answer(loadPage, 1, { results: [], total: 0, page: 1, pages: 0, limit: 10 })
  expect(selectIsEmpty(list.getSnapshot())).toBe(true)
})

it('ACCT-18 goes to the last page when the requested one is gone, and says so', async () => {
  const { list, loadPage, queries, state, show } = start()
  const corrected: number[] = []
  list.on('query.corrected', ({ query }) => corrected.push(query.page))
  show({ page: 9, filters: { status: 'open' } })
  await answer(loadPage, 1, page(9, [], 3))
  expect(queries()[2]).toEqual({ ...first, page: 3, filters: { status: 'open' } })
  expect(corrected).toEqual([3])
  show({ page: 3, filters: { status: 'open' } })
  await answer(loadPage, 2, page(3, ['last'], 3))
  expect(state().results).toEqual(['last'])
  expect(loadPage.calls).toHaveLength(3)
})

it("ACCT-18 puts the server's message in the list when a create, edit or delete fails", async () => {
  const { list, changeRecord, loadPage, context } = start({ initial: { query: first, answer: page(1, ['a']) } })
  const rejected: string[] = []
  list.on('record.rejected', ({ change, reason }) => rejected.push(`${change.kind}: ${reason.detail}`))
  list.send({ type: 'record.change', change: { kind: 'create', record: { name: 'Ward 3' } } })
  expect(selectIsChanging(list.getSnapshot())).toBe(true)
  await fail(changeRecord, 0, problem('conflict', 'There is a list of that name.'))
  expect(context().changeError).toEqual({ code: 'test', detail: 'There is a list of that name.' })
  expect(rejected).toEqual(['create: There is a list of that name.'])
  expect(loadPage.calls).toHaveLength(0)
  list.send({ type: 'error.dismiss' })
  expect(context().changeError).toBeNull()
})

it('ACCT-18 sends changes one after another, loses none, and reads the list again after each', async () => {
  const { list, changeRecord, loadPage } = start({ initial: { query: first, answer: page(1, ['a']) } })
  const changed: string[] = []
  list.on('record.changed', ({ change }) => changed.push(change.kind))
  list.send({ type: 'record.change', change: { kind: 'delete', id: 1 } })
  list.send({ type: 'record.change', change: { kind: 'edit', record: { id: 2 } } })
  expect(changeRecord.calls).toHaveLength(1)
  await answer(changeRecord, 0, {})
  expect(changeRecord.calls.map(({ input }) => input.kind)).toEqual(['delete', 'edit'])
  expect(loadPage.calls).toHaveLength(1)
  await answer(changeRecord, 1, {})
  expect(changed).toEqual(['delete', 'edit'])
  expect(optionsOf(loadPage, 0).signal.aborted).toBe(true)
  expect(optionsOf(loadPage, 1).signal.aborted).toBe(false)
})
