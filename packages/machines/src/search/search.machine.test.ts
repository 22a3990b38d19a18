import type { SearchSuggestion } from '@gauze/contract'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf } from '../../test/calls.js'
import { suggestion } from '../../test/suggestion.js'
import { searchActors } from './search.actors.js'
import { searchMachine } from './search.machine.js'
import {
  selectAnsweredTerm,
  selectSearchStatus,
  selectSuggestions,
  selectTerm,
  selectText,
} from './search.selectors.js'
import type { SearchEmitted } from './search.types.js'

const start = (path = '/') => {
  const clock = new SimulatedClock()
  const suggest = controlled<string, readonly SearchSuggestion[]>()
  const machine = searchMachine.provide({ actors: searchActors({ suggest }) })
  const search = createActor(machine, { clock, input: { path } }).start()
  const emitted: SearchEmitted[] = []
  search.on('*', (event) => emitted.push(event))
  return {
    search,
    clock,
    suggest,
    emitted,
    type: (text: string) => search.send({ type: 'text.type', text }),
    /** Types and waits long enough for the request to go out. */
    ask: (text: string) => {
      search.send({ type: 'text.type', text })
      clock.increment(150)
    },
    terms: () => suggest.calls.map(({ input }) => input),
    names: () => selectSuggestions(search.getSnapshot()).map(({ itemName }) => itemName),
    status: () => selectSearchStatus(search.getSnapshot()),
    text: () => selectText(search.getSnapshot()),
  }
}

it('SRCH-01 fires only for a trimmed term of 3 or more characters', () => {
  const { ask, terms } = start()
  ask('')
  ask('   ')
  ask('ga')
  ask('  ga   ')
  expect(terms()).toEqual([])
  ask('  gau ')
  expect(terms()).toEqual(['gau'])
})

it('SRCH-01 asks once for a word typed quickly', () => {
  const { type, clock, terms } = start()
  for (const text of ['gau', 'gauz', 'gauze']) {
    type(text)
    clock.increment(100)
  }
  expect(terms()).toEqual([])
  clock.increment(50)
  expect(terms()).toEqual(['gauze'])
})

it('SRCH-01 does not ask again for a blank more', () => {
  const { ask, terms, text } = start()
  ask('gauze')
  ask('gauze ')
  expect(terms()).toEqual(['gauze'])
  expect(text()).toBe('gauze ')
})

it('SRCH-01 does nothing when an empty or blank term is submitted', () => {
  const { search, type, emitted } = start()
  search.send({ type: 'search.submit' })
  type('   ')
  search.send({ type: 'search.submit' })
  expect(emitted).toEqual([])
})

it('SRCH-03 strips markup from what is sent and submitted, and keeps what was typed in the field', () => {
  const { search, ask, terms, emitted, text } = start()
  ask('<b>nitrile</b><script>alert(1)</script> gloves')
  expect(terms()).toEqual(['nitrile gloves'])
  expect(text()).toBe('<b>nitrile</b><script>alert(1)</script> gloves')
  expect(selectTerm(search.getSnapshot())).toBe('nitrile gloves')
  search.send({ type: 'search.submit' })
  expect(emitted).toEqual([{ type: 'search.submitted', term: 'nitrile gloves', page: 1 }])
})

it('SRCH-03 counts characters without the markup', () => {
  const { ask, terms } = start()
  ask('<strong>ga</strong>')
  expect(terms()).toEqual([])
})

it('SRCH-04 the last term typed wins whatever order answers arrive in', async () => {
  const { search, ask, suggest, names, status } = start()
  ask('glo')
  ask('gloves')
  expect(optionsOf(suggest, 0).signal.aborted).toBe(true)
  expect(optionsOf(suggest, 1).signal.aborted).toBe(false)
  await answer(suggest, 1, [suggestion('gloves')])
  await answer(suggest, 0, [suggestion('globe')])
  expect(names()).toEqual(['gloves'])
  expect(status()).toBe('answered')
  expect(selectAnsweredTerm(search.getSnapshot())).toBe('gloves')
})

it('SRCH-04 drops a late answer when the text has become too short to search', async () => {
  const { ask, type, suggest, names, status } = start()
  ask('glove')
  type('gl')
  await answer(suggest, 0, [suggestion('glove')])
  expect(names()).toEqual([])
  expect(status()).toBe('idle')
})

it('SRCH-04 marks suggestions of the term before as pending', async () => {
  const { ask, type, suggest, names, status } = start()
  ask('glove')
  await answer(suggest, 0, [suggestion('glove')])
  type('gloves x')
  expect(names()).toEqual(['glove'])
  expect(status()).toBe('pending')
})

it('SRCH-05 submitting resets the term, asks for page 1 and ignores the answer on its way', async () => {
  const { search, ask, suggest, emitted, names, text } = start()
  ask('  gauze  pads ')
  search.send({ type: 'search.submit' })
  expect(emitted).toEqual([{ type: 'search.submitted', term: 'gauze pads', page: 1 }])
  expect(text()).toBe('')
  await answer(suggest, 0, [suggestion('gauze pads')])
  expect(names()).toEqual([])
})

it('SRCH-05 submits a term too short for suggestions', () => {
  const { search, type, emitted } = start()
  type('IV')
  search.send({ type: 'search.submit' })
  expect(emitted).toEqual([{ type: 'search.submitted', term: 'IV', page: 1 }])
})

it('SRCH-05 selecting a suggestion resets the term and tells which it was', async () => {
  const { search, ask, suggest, emitted, names, text } = start()
  ask('gauze')
  const chosen = suggestion('gauze pad')
  await answer(suggest, 0, [chosen])
  search.send({ type: 'suggestion.select', suggestion: chosen })
  expect(emitted).toEqual([{ type: 'search.selected', suggestion: chosen, term: 'gauze' }])
  expect(text()).toBe('')
  expect(names()).toEqual([])
})

it('SRCH-05 leaving the products listing clears the term, moving within it does not', () => {
  const { search, type, text } = start('/products/1')
  type('gauze')
  search.send({ type: 'path.change', path: '/products/2' })
  expect(text()).toBe('gauze')
  search.send({ type: 'path.change', path: '/productLookup' })
  expect(text()).toBe('')
})

it('SRCH-05 keeps the term on the way between pages that list no products', () => {
  const { search, type, text } = start('/')
  type('gauze')
  search.send({ type: 'path.change', path: '/product/42' })
  expect(text()).toBe('gauze')
})

it('SRCH-13 says when the service is slow, and still takes its answer', async () => {
  const { ask, clock, suggest, names, status } = start()
  ask('gauze')
  clock.increment(999)
  expect(status()).toBe('pending')
  clock.increment(1)
  expect(status()).toBe('slow')
  await answer(suggest, 0, [suggestion('gauze')])
  expect(names()).toEqual(['gauze'])
  expect(status()).toBe('answered')
})

it('SRCH-13 says when the service is down, lets submit work, and asks again on retry or typing', async () => {
  const { search, ask, suggest, terms, status, emitted } = start()
  ask('gauze')
  await fail(suggest, 0, networkError)
  expect(status()).toBe('down')
  search.send({ type: 'search.retry' })
  expect(terms()).toEqual(['gauze', 'gauze'])
  await fail(suggest, 1, networkError)
  ask('gauze pad')
  await answer(suggest, 2, [])
  expect(status()).toBe('empty')
  search.send({ type: 'search.submit' })
  expect(emitted).toEqual([{ type: 'search.submitted', term: 'gauze pad', page: 1 }])
})

it('SRCH-13 gives up on a service that never answers', () => {
  const { ask, clock, suggest, status } = start()
  ask('gauze')
  clock.increment(5_000)
  expect(status()).toBe('down')
  expect(optionsOf(suggest, 0).signal.aborted).toBe(true)
})
