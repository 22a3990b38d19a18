import { expect, it } from 'vitest'
import { complete, coverPaths } from '../../test/coverage.js'
import { createPaginatedListMachine } from './paginated-list.machine.js'

it('ACCT-18 reaches every state and takes every transition of a list', () => {
  const machine = createPaginatedListMachine({
    loadPage: () => Promise.reject(new Error('not called')),
    changeRecord: () => Promise.reject(new Error('not called')),
  })
  const query = { page: 1, limit: 1, filters: {}, sort: null }
  const answer = { results: ['a'], total: 3, page: 1, pages: 3, limit: 1 }
  const events = [
    { type: 'query.set', query: { ...query, page: 9 } },
    { type: 'page.show', page: { query, answer } },
    { type: 'list.refresh' },
    { type: 'list.retry' },
    { type: 'error.dismiss' },
    { type: 'record.change', change: { kind: 'delete', id: 7 } },
    { type: 'xstate.done.actor.loadPage', output: answer },
    { type: 'xstate.done.actor.loadPage', output: { ...answer, results: [], page: 9 } },
    { type: 'xstate.error.actor.loadPage', error: { kind: 'network' } },
    { type: 'xstate.done.actor.changeRecord', output: {} },
    { type: 'xstate.error.actor.changeRecord', error: { kind: 'conflict' } },
  ]
  const identify = ({ context }: { context: { query: object; shown: object | null; changes: readonly object[] } }) => [
    context.query,
    context.shown,
    context.changes.length > 0,
  ]
  const walk = (input: object) => coverPaths(machine, { input, events, identify })
  expect(walk({ query })).toEqual(complete)
  expect(walk({ query, initial: { query, answer } })).toEqual(complete)
})
