import { expect, it } from 'vitest'
import { recallCountsProblem } from './recall-counts.js'

const none = { found: 0, used: 0, quarantined: 0, returned: 0 }

it.each([
  [none, 4, null],
  [{ found: 3, used: 1, quarantined: 2, returned: 1 }, 4, null],
  [{ ...none, found: 4 }, 4, null],
  [{ ...none, found: 3, used: 2 }, 4, { code: 'aboveReceived', max: 4 }],
  [{ ...none, used: 5 }, 4, { code: 'aboveReceived', max: 4 }],
  [{ ...none, found: 2, quarantined: 2, returned: 1 }, 4, { code: 'aboveFound', max: 2 }],
  [{ ...none, returned: 1 }, 4, { code: 'aboveFound', max: 0 }],
])('PLUS-13 takes at most what was received, and of that what was found: %o of %s', (counts, received, problem) => {
  expect(recallCountsProblem(counts, received)).toEqual(problem)
})
