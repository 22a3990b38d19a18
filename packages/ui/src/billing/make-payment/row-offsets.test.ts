import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offsetOf, rowAt, withMeasured } from './row-offsets.js'

const rows = fc.array(fc.integer({ min: 40, max: 200 }), { minLength: 1, maxLength: 60 })

function heightsOf(rows: readonly number[]) {
  return withMeasured({ usual: 57, extra: new Map() }, new Map(rows.entries()))
}

it('ACCT-10 each row begins where the rows before it end', () => {
  fc.assert(
    fc.property(rows, (heights) => {
      const all = heightsOf(heights)
      let end = 0
      for (const [index, height] of heights.entries()) {
        expect(offsetOf(index, all)).toBe(end)
        expect(rowAt(end, heights.length, all)).toBe(index)
        expect(rowAt(end + height - 1, heights.length, all)).toBe(index)
        end += height
      }
      expect(offsetOf(heights.length, all)).toBe(end)
      expect(rowAt(end + 1_000, heights.length, all)).toBe(heights.length - 1)
    }),
  )
})

it('ACCT-10 rows that are measured again with the same heights change nothing', () => {
  const once = heightsOf([57, 80, 57])
  expect(
    withMeasured(
      once,
      new Map([
        [1, 80],
        [2, 57],
      ]),
    ),
  ).toBe(once)
  expect(
    withMeasured(
      once,
      new Map([
        [1, 57],
        [2, 57],
      ]),
    ).extra.size,
  ).toBe(0)
  expect(withMeasured(once, new Map())).toBe(once)
})
