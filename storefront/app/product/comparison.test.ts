import { describe, expect, it } from 'vitest'
import { comparisonProblem, itemNumbersOf } from './comparison.js'

describe('PDP-16 the item numbers of a comparison', () => {
  it('are separated by commas, spaces or both, and each counts once', () => {
    expect(itemNumbersOf(' 80011,80012 , 80011\t80013,')).toEqual(['80011', '80012', '80013'])
    expect(itemNumbersOf(' , ')).toEqual([])
  })

  it.for<[numbers: string, unknown: string[], problem: string | undefined]>([
    ['80011 80012', [], undefined],
    ['', [], 'Enter two to four item numbers'],
    ['80011, 80011', [], 'Enter two to four item numbers'],
    ['80011, abc', ['abc'], 'We have no item with the number abc'],
    ['1, 2', ['1', '2'], 'We have no items with the numbers 1 and 2'],
    ['1 2 3 4 5', [], 'Enter two to four item numbers: only the first four of your 5 are compared'],
    ['abc', ['abc'], 'Enter two to four item numbers. We have no item with the number abc'],
    ['1 2', ['9'.repeat(50)], `We have no item with the number ${'9'.repeat(40)}…`],
  ])('%j, of which %j is unknown', ([numbers, unknown, problem]) => {
    expect(comparisonProblem(itemNumbersOf(numbers), unknown)).toBe(problem)
  })
})
