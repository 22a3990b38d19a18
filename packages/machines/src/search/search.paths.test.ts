import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { complete, coverPaths } from '../../test/coverage.js'
import { suggesting, suggestion } from '../../test/suggestion.js'
import { searchMachine } from './search.machine.js'

it('SRCH-01 reaches every state and takes every transition of the type-ahead', () => {
  const events = [
    { type: 'text.type', text: 'gauze' },
    { type: 'text.type', text: 'ga' },
    { type: 'text.clear' },
    { type: 'suggestion.select', suggestion: suggestion('gauze') },
    { type: 'search.submit' },
    { type: 'search.retry' },
    { type: 'recent.add', term: 'tape' },
    { type: 'recent.remove', term: 'gauze' },
    { type: 'recent.clear' },
    { type: 'recent.undo' },
    { type: 'recent.receive', recent: [] },
    { type: 'path.change', path: '/products/2' },
    { type: 'path.change', path: '/cart' },
    { type: 'xstate.done.actor.suggest', output: suggesting('gauze') },
    { type: 'xstate.error.actor.suggest', error: { kind: 'network' } },
  ]
  const identify = ({ context }: AnyMachineSnapshot) => [
    context.text,
    context.isOnListing,
    context.recent,
    context.removed,
  ]
  expect(coverPaths(searchMachine, { input: {}, events, identify })).toEqual(complete)
})
