import { expect, it } from 'vitest'
import { complete, coverPaths } from '../../test/coverage.js'
import { createPaginatedListMachine } from './paginated-list.machine.js'

it('ACCT-18 reaches every state and takes every transition of a list', () => {
  const machine = createPaginatedListMachine({
    loadPage: () => Promise.reject(new Error('not called')),
    changeRecord: () => Promise.reject(new Error('not called')),
  })
  const page = { results: ['a'], total: 3, page: 1, pages: 3, limit: 1 }
  const events = [
    { type: 'list.load' },
    { type: 'list.loadMore' },
    { type: 'list.refresh' },
    { type: 'list.retry' },
    { type: 'page.set', page: 9 },
    { type: 'limit.set', limit: 5 },
    { type: 'filters.set', filters: { status: 'open' } },
    { type: 'sort.set', sort: 'date' },
    { type: 'section.show', section: 1 },
    { type: 'error.dismiss' },
    { type: 'record.change', change: { kind: 'delete', id: 7 } },
    { type: 'xstate.done.actor.loadPage', output: page },
    { type: 'xstate.done.actor.loadPage', output: { ...page, results: [], page: 9 } },
    { type: 'xstate.error.actor.loadPage', error: { kind: 'network' } },
    { type: 'xstate.done.actor.changeRecord', output: {} },
    { type: 'xstate.error.actor.changeRecord', error: { kind: 'conflict' } },
  ]
  const identify = ({ context }: { context: { request: object; changes: readonly object[]; pages: number } }) => [
    context.request,
    context.changes.length > 0,
    context.pages,
  ]
  expect(coverPaths(machine, { input: { filters: {} }, events, identify })).toEqual(complete)
})
