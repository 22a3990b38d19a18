import { expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { complete, coverPaths } from '../../test/coverage.js'
import { suggestion } from '../../test/suggestion.js'
import { searchMachine } from './search.machine.js'

it('SRCH-01 reaches every state and takes every transition of the type-ahead', () => {
  const events = [
    { type: 'text.type', text: 'gauze' },
    { type: 'text.type', text: 'ga' },
    { type: 'text.clear' },
    { type: 'suggestion.select', suggestion: suggestion('gauze') },
    { type: 'search.submit' },
    { type: 'search.retry' },
    { type: 'path.change', path: '/products/2' },
    { type: 'path.change', path: '/cart' },
    { type: 'xstate.done.actor.suggest', output: [suggestion('gauze')] },
    { type: 'xstate.error.actor.suggest', error: { kind: 'network' } },
  ]
  const identify = ({ context }: AnyMachineSnapshot) => [context.text, context.isOnListing]
  expect(coverPaths(searchMachine, { input: {}, events, identify })).toEqual(complete)
})
