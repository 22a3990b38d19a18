import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf, settle } from '../../test/calls.js'
import { suggesting, suggestion } from '../../test/suggestion.js'
import { searchActors } from './search.actors.js'
import { searchMachine } from './search.machine.js'
import {
  selectAnswer,
  selectAnsweredTerm,
  selectCanUndo,
  selectRecent,
  selectSearchStatus,
  selectTerm,
  selectText,
} from './search.selectors.js'
import type { SearchAnswer, SearchEmitted } from './search.types.js'

function start(path = '/', recent: readonly string[] = []) {
  const clock = new SimulatedClock()
  const suggest = controlled<string, SearchAnswer>()
  const machine = searchMachine.provide({ actors: searchActors({ suggestAll: suggest }) })
  const search = createActor(machine, { clock, input: { path, recent } }).start()
  const emitted: SearchEmitted[] = []
  search.on('*', (event) => emitted.push(event))
  return {
    search,
    clock,
    suggest,
    emitted,
    type: (text: string) => search.send({ type: 'text.type', text }),
    /** Types and waits long enough for the request to be sent. */
    ask: (text: string) => {
      search.send({ type: 'text.type', text })
      clock.increment(150)
    },
    terms: () => suggest.calls.map(({ input }) => input),
    names: () => selectAnswer(search.getSnapshot())?.items.map(({ itemName }) => itemName) ?? [],
    submitted: () => emitted.filter(({ type }) => type === 'search.submitted'),
    recent: () => selectRecent(search.getSnapshot()),
    canUndo: () => selectCanUndo(search.getSnapshot()),
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

it('SRCH-01 does not ask again for one more blank', () => {
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

it('SRCH-03 strips markup from the sent and submitted term, and keeps the typed text in the field', () => {
  const { search, ask, terms, submitted, text } = start()
  ask('<b>nitrile</b><script>alert(1)</script> gloves')
  expect(terms()).toEqual(['nitrile gloves'])
  expect(text()).toBe('<b>nitrile</b><script>alert(1)</script> gloves')
  expect(selectTerm(search.getSnapshot())).toBe('nitrile gloves')
  search.send({ type: 'search.submit' })
  expect(submitted()).toEqual([{ type: 'search.submitted', term: 'nitrile gloves', page: 1 }])
})

it('SRCH-03 counts characters without the markup', () => {
  const { ask, terms } = start()
  ask('<strong>ga</strong>')
  expect(terms()).toEqual([])
})

it('SRCH-04 the last term typed wins in every order of the answers', async () => {
  const { search, ask, suggest, names, status } = start()
  ask('glo')
  ask('gloves')
  expect(optionsOf(suggest, 0).signal.aborted).toBe(true)
  expect(optionsOf(suggest, 1).signal.aborted).toBe(false)
  await answer(suggest, 1, suggesting('gloves'))
  await answer(suggest, 0, suggesting('globe'))
  expect(names()).toEqual(['gloves'])
  expect(status()).toBe('answered')
  expect(selectAnsweredTerm(search.getSnapshot())).toBe('gloves')
})

it('SRCH-04 drops a late answer when the text has become too short to search', async () => {
  const { ask, type, suggest, names, status } = start()
  ask('glove')
  type('gl')
  await answer(suggest, 0, suggesting('glove'))
  expect(names()).toEqual([])
  expect(status()).toBe('idle')
})

it('SRCH-04 marks suggestions of the previous term as pending', async () => {
  const { ask, type, suggest, names, status } = start()
  ask('glove')
  await answer(suggest, 0, suggesting('glove'))
  type('gloves x')
  expect(names()).toEqual(['glove'])
  expect(status()).toBe('pending')
})

it('SRCH-05 submitting resets the term, asks for page 1 and ignores the answer on its way', async () => {
  const { search, ask, suggest, submitted, names, text } = start()
  ask('  gauze  pads ')
  search.send({ type: 'search.submit' })
  expect(submitted()).toEqual([{ type: 'search.submitted', term: 'gauze pads', page: 1 }])
  expect(text()).toBe('')
  await answer(suggest, 0, suggesting('gauze pads'))
  expect(names()).toEqual([])
})

it('SRCH-05 submits a term too short for suggestions', () => {
  const { search, type, submitted } = start()
  type('IV')
  search.send({ type: 'search.submit' })
  expect(submitted()).toEqual([{ type: 'search.submitted', term: 'IV', page: 1 }])
})

it('SRCH-05 selecting a suggestion resets the term and says which it was', async () => {
  const { search, ask, suggest, emitted, names, text } = start()
  ask('gauze')
  const chosen = suggestion('gauze pad')
  await answer(suggest, 0, suggesting('gauze pad'))
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
  await answer(suggest, 0, suggesting('gauze'))
  expect(names()).toEqual(['gauze'])
  expect(status()).toBe('answered')
})

it('SRCH-13 says when the service is down, lets submit work, and asks again on retry or typing', async () => {
  const { search, ask, suggest, terms, status, submitted } = start()
  ask('gauze')
  await fail(suggest, 0, networkError)
  expect(status()).toBe('down')
  search.send({ type: 'search.retry' })
  expect(terms()).toEqual(['gauze', 'gauze'])
  await fail(suggest, 1, networkError)
  ask('gauze pad')
  await answer(suggest, 2, suggesting())
  expect(status()).toBe('empty')
  search.send({ type: 'search.submit' })
  expect(submitted()).toEqual([{ type: 'search.submitted', term: 'gauze pad', page: 1 }])
})

it('SRCH-13 gives up on a service that never answers', () => {
  const { ask, clock, suggest, status } = start()
  ask('gauze')
  clock.increment(5_000)
  expect(status()).toBe('down')
  expect(optionsOf(suggest, 0).signal.aborted).toBe(true)
})

it('SRCH-02 searches for a term chosen from a list, with any text in the field', () => {
  const { search, type, submitted, text } = start()
  type('glo')
  search.send({ type: 'search.submit', term: 'nitrile <b>gloves</b>' })
  expect(submitted()).toEqual([{ type: 'search.submitted', term: 'nitrile gloves', page: 1 }])
  expect(text()).toBe('')
})

it('SRCH-02 remembers the last five searches, newest first, each once, and reports the terms to keep', () => {
  const { search, emitted, recent } = start('/', ['tape'])
  for (const term of ['gauze', 'Gloves', 'masks', 'IV', 'gloves', 'swabs']) search.send({ type: 'search.submit', term })
  expect(recent()).toEqual(['swabs', 'gloves', 'IV', 'masks', 'gauze'])
  expect(emitted.at(-1)).toEqual({ type: 'recent.changed', recent: recent() })
})

it('SRCH-02 remembers a search made before the machine had arrived, without navigating', () => {
  const { search, emitted, text } = start()
  for (const event of [
    { type: 'text.type', text: 'gauze' },
    { type: 'text.clear' },
    { type: 'recent.add', term: ' gauze ' },
    { type: 'recent.add', term: '  ' },
  ] as const) {
    search.send(event)
  }
  expect(emitted).toEqual([{ type: 'recent.changed', recent: ['gauze'] }])
  expect(text()).toBe('')
})

it("SRCH-02 accepts only searches from a browser's storage", () => {
  const { recent } = start('/', [
    'gauze',
    '  ',
    '<script>alert(1)</script>',
    'Gauze',
    '<b>tape</b>',
    'a',
    'b',
    'c',
    'd',
  ])
  expect(recent()).toEqual(['gauze', 'tape', 'a', 'b', 'c'])
})

it('SRCH-02 removes one recent search or all of them, and restores them in place', () => {
  const { search, emitted, recent, canUndo } = start('/', ['gauze', 'tape', 'masks'])
  search.send({ type: 'recent.remove', term: 'tape' })
  expect(recent()).toEqual(['gauze', 'masks'])
  search.send({ type: 'recent.undo' })
  expect(recent()).toEqual(['gauze', 'tape', 'masks'])
  search.send({ type: 'recent.clear' })
  expect(recent()).toEqual([])
  expect(canUndo()).toBe(true)
  search.send({ type: 'recent.undo' })
  expect(recent()).toEqual(['gauze', 'tape', 'masks'])
  expect(canUndo()).toBe(false)
  expect(emitted.map(({ type }) => type)).toEqual(Array(4).fill('recent.changed'))
})

it('SRCH-02 cannot restore searches that a logout removed', () => {
  const { search, emitted, recent, canUndo } = start('/', ['gauze', 'tape'])
  search.send({ type: 'recent.remove', term: 'tape' })
  search.send({ type: 'recent.receive', recent: [] })
  search.send({ type: 'recent.undo' })
  expect([recent(), canUndo()]).toEqual([[], false])
  expect(emitted).toHaveLength(1)
})

it('SRCH-04 awaits one request at a time and the last term wins over 10,000 terms typed at speed', async () => {
  const { search, clock, suggest, names, status } = start()
  const held = () => JSON.stringify(search.getPersistedSnapshot()).length
  search.send({ type: 'text.type', text: 'term 00000' })
  const before = held()
  for (let typed = 1; typed <= 10_000; typed += 1) {
    search.send({ type: 'text.type', text: `term ${String(typed).padStart(5, '0')}` })
    clock.increment(typed % 3 === 0 ? 150 : 60)
  }
  clock.increment(150)
  const { calls } = suggest
  expect(calls.length).toBeGreaterThan(3_000)
  expect(calls.filter(({ options }) => !options.signal.aborted)).toEqual([calls.at(-1)])
  for (const { resolve, input } of calls.toReversed()) resolve(suggesting(input))
  await settle()
  expect(names()).toEqual(['term 10000'])
  expect(status()).toBe('answered')
  search.send({ type: 'text.type', text: 'term 00000' })
  expect(Object.keys(search.getSnapshot().children)).toEqual([])
  expect(held() - before).toBeLessThan(500)
})

it('SRCH-04 shows the answer of the last term for any order of typing, waiting, answers and failures', async () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('type' as const), text: fc.constantFrom('gau', 'gauze', 'glove', 'tape', 'gl', '') }),
    fc.record({ does: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 2_000 }) }),
    fc.record({ does: fc.constantFrom('answer' as const, 'fail' as const), at: fc.nat(30) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { search, clock, suggest, names, text, type } = start()
      for (const taken of steps) {
        if (taken.does === 'type') type(taken.text)
        if (taken.does === 'wait') clock.increment(taken.time)
        if (taken.does === 'answer' && suggest.calls[taken.at]) {
          await answer(suggest, taken.at, suggesting(suggest.calls[taken.at]?.input ?? ''))
        }
        if (taken.does === 'fail' && suggest.calls[taken.at]) await fail(suggest, taken.at, networkError)
        const answered = selectAnsweredTerm(search.getSnapshot())
        if (names().length > 0) expect(names()).toEqual([answered])
        if (selectSearchStatus(search.getSnapshot()) === 'answered') expect(answered).toBe(text().trim())
      }
      search.stop()
    }),
    { numRuns: 300 },
  )
})
