import { describe, expect, it } from 'vitest'
import { type ComparisonProblem, comparisonProblems, itemNumbersOf } from './comparison.js'

describe('PDP-16 the item numbers of a comparison', () => {
  it('are separated by commas, spaces or both, and each counts once', () => {
    expect(itemNumbersOf(' 80011,80012 , 80011\t80013,')).toEqual(['80011', '80012', '80013'])
    expect(itemNumbersOf(' , ')).toEqual([])
  })

  it.for<[text: string, unknown: string[], problems: ComparisonProblem[]]>([
    ['80011 80012', [], []],
    ['', [], [{ code: 'tooFew' }]],
    ['80011, 80011', [], [{ code: 'tooFew' }]],
    ['80011, abc', ['abc'], [{ code: 'unknown', numbers: ['abc'] }]],
    ['1 2 3 4', [], []],
    ['1 2 3 4 5', [], [{ code: 'tooMany', count: 5 }]],
    ['abc', ['abc'], [{ code: 'tooFew' }, { code: 'unknown', numbers: ['abc'] }]],
  ])('%j, of which %j is unknown', ([text, unknown, problems]) => {
    expect(comparisonProblems(itemNumbersOf(text), unknown)).toEqual(problems)
  })
})
