import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf, problem } from '../../test/calls.js'
import { createPaginatedListMachine } from './paginated-list.machine.js'
import {
  selectHasMore,
  selectIsEmpty,
  selectIsLoadingMore,
  selectListError,
  selectListState,
  selectPageNumbers,
} from './paginated-list.selectors.js'
import type { ListPage, ListQuery, PaginatedListInput, RecordChange } from './paginated-list.types.js'

interface Filters {
  readonly status?: string
}

const start = (input: Partial<PaginatedListInput<Filters>> = {}) => {
  const loadPage = controlled<ListQuery<Filters>, ListPage<string>>()
  const changeRecord = controlled<RecordChange, unknown>()
  const machine = createPaginatedListMachine({ loadPage, changeRecord })
  const clock = new SimulatedClock()
  const list = createActor(machine, { input: { filters: {}, ...input }, clock }).start()
  const queries = () => loadPage.calls.map((call) => call.input)
  const state = () => selectListState(list.getSnapshot())
  return { list, clock, loadPage, changeRecord, queries, state }
}

const page = (number: number, results: readonly string[], pages = 12): ListPage<string> => ({
  results,
  total: pages * 10,
  page: number,
  pages,
  limit: 10,
})

it('ACCT-18 keeps limit, page, pages, total, results, isLoading and numPaginateSection', async () => {
  const { list, loadPage, queries, state } = start()
  list.send({ type: 'list.load' })
  expect(state().isLoading).toBe(true)
  expect(queries()).toEqual([{ page: 1, limit: 10, filters: {}, sort: null }])
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

it('asks for ten rows of page 1 by default, and for what a list of another kind has', () => {
  const asked = (input: Partial<PaginatedListInput<Filters>>) => {
    const { list, queries } = start(input)
    list.send({ type: 'list.load' })
    return queries()[0]
  }
  expect(asked({})).toMatchObject({ page: 1, limit: 10 })
  expect(asked({ limit: 100 })).toMatchObject({ page: 1, limit: 100 })
  expect(asked({ limit: 0, page: 0 })).toMatchObject({ page: 1, limit: 1 })
})

it('ACCT-18 shows the section of page numbers that holds the page, and others on request', async () => {
  const { list, loadPage } = start({ page: 7 })
  list.send({ type: 'list.load' })
  await answer(loadPage, 0, page(7, ['a']))
  expect(selectPageNumbers(list.getSnapshot())).toEqual([6, 7, 8, 9, 10])
  list.send({ type: 'section.show', section: 9 })
  expect(selectPageNumbers(list.getSnapshot())).toEqual([11, 12])
})

it('ACCT-18 goes back to page 1 when filters, sort or limit change', async () => {
  const { list, loadPage, queries } = start({ page: 4 })
  list.send({ type: 'list.load' })
  await answer(loadPage, 0, page(4, ['a']))
  list.send({ type: 'filters.set', filters: { status: 'open' } })
  list.send({ type: 'sort.set', sort: 'date' })
  list.send({ type: 'limit.set', limit: 25 })
  expect(queries().slice(1)).toEqual([
    { page: 1, limit: 10, filters: { status: 'open' }, sort: null },
    { page: 1, limit: 10, filters: { status: 'open' }, sort: 'date' },
    { page: 1, limit: 25, filters: { status: 'open' }, sort: 'date' },
  ])
})

it('ACCT-18 aborts a stale request and drops its late answer', async () => {
  const { list, loadPage, state } = start()
  list.send({ type: 'page.set', page: 2 })
  list.send({ type: 'page.set', page: 3 })
  expect(optionsOf(loadPage, 0).signal.aborted).toBe(true)
  await answer(loadPage, 1, page(3, ['third']))
  await answer(loadPage, 0, page(2, ['second']))
  expect(state()).toMatchObject({ page: 3, results: ['third'], isLoading: false })
})

it('ACCT-18 loads more below what is shown, until there is no more', async () => {
  const { list, loadPage, state } = start()
  list.send({ type: 'list.load' })
  await answer(loadPage, 0, page(1, ['a'], 2))
  list.send({ type: 'list.loadMore' })
  list.send({ type: 'list.loadMore' })
  expect(loadPage.calls).toHaveLength(2)
  expect(selectIsLoadingMore(list.getSnapshot())).toBe(true)
  await answer(loadPage, 1, page(2, ['b'], 2))
  expect(state()).toMatchObject({ page: 2, results: ['a', 'b'] })
  expect(selectHasMore(list.getSnapshot())).toBe(false)
  list.send({ type: 'list.loadMore' })
  expect(loadPage.calls).toHaveLength(2)
})

it("ACCT-18 keeps what is shown when a page fails, says the server's words, and retries the same request", async () => {
  const { list, loadPage, queries, state } = start()
  list.send({ type: 'list.load' })
  await answer(loadPage, 0, page(1, ['a']))
  list.send({ type: 'list.loadMore' })
  await fail(loadPage, 1, problem('server', 'The list is being rebuilt.'))
  expect(state()).toMatchObject({ page: 1, results: ['a'], isLoading: false })
  expect(selectListError(list.getSnapshot())?.detail).toBe('The list is being rebuilt.')
  list.send({ type: 'list.retry' })
  expect(selectListError(list.getSnapshot())).toBeNull()
  await answer(loadPage, 2, page(2, ['b']))
  expect(queries()[2]).toEqual(queries()[1])
  expect(state().results).toEqual(['a', 'b'])
})

it('ACCT-18 takes a page that never comes for lost, and asks for it again on request', async () => {
  const { list, clock, loadPage, state } = start()
  list.send({ type: 'list.load' })
  clock.increment(20_000)
  expect(state().isLoading).toBe(false)
  expect(selectListError(list.getSnapshot())).toEqual({ code: 'unexpected', detail: null })
  list.send({ type: 'list.retry' })
  await answer(loadPage, 1, page(1, ['a']))
  expect(state().results).toEqual(['a'])
  expect(selectListError(list.getSnapshot())).toBeNull()
})

it('ACCT-18 counts a change that is never answered as lost, reads the list again, and sends the next', () => {
  const { list, clock, loadPage, changeRecord } = start()
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
  const { list, loadPage } = start()
  expect(selectIsEmpty(list.getSnapshot())).toBe(false)
  list.send({ type: 'list.load' })
  await fail(loadPage, 0, networkError)
  expect(selectIsEmpty(list.getSnapshot())).toBe(false)
  expect(selectListError(list.getSnapshot())).toEqual({ code: 'unexpected', detail: null })
  list.send({ type: 'list.retry' })
  await answer(loadPage, 1, { results: [], total: 0, page: 1, pages: 0, limit: 10 })
  expect(selectIsEmpty(list.getSnapshot())).toBe(true)
})

it('ACCT-18 goes to the last page when the requested one is gone', async () => {
  const { list, loadPage, queries, state } = start()
  list.send({ type: 'page.set', page: 9 })
  await answer(loadPage, 0, page(9, [], 3))
  expect(queries()[1]?.page).toBe(3)
  await answer(loadPage, 1, page(3, ['last'], 3))
  expect(state().results).toEqual(['last'])
})

it("ACCT-18 puts the server's message in the list when a create, edit or delete fails", async () => {
  const { list, changeRecord, loadPage } = start()
  const rejected: string[] = []
  list.on('record.rejected', ({ change, reason }) => rejected.push(`${change.kind}: ${reason.detail}`))
  list.send({ type: 'record.change', change: { kind: 'create', record: { name: 'Ward 3' } } })
  await fail(changeRecord, 0, problem('conflict', 'There is a list of that name.'))
  expect(selectListError(list.getSnapshot())).toEqual({ code: 'test', detail: 'There is a list of that name.' })
  expect(rejected).toEqual(['create: There is a list of that name.'])
  expect(loadPage.calls).toHaveLength(0)
  list.send({ type: 'error.dismiss' })
  expect(selectListError(list.getSnapshot())).toBeNull()
})

it('ACCT-18 sends changes one after another, loses none, and reads the list again after each', async () => {
  const { list, changeRecord, loadPage } = start()
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
