import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Expected, Judgment } from './judgments/judgment.types.js'
import { readJudgments } from './judgments/read-judgments.js'
import { isAnswerable, type JudgedCatalog, type JudgedItem, type Score, scoreOf } from './relevance.js'

function item(id: number, product: number, name: string, facts: JudgedItem['facts'] = {}): JudgedItem {
  return { id, product, name, category: 'exam-gloves', maker: 'Halden', mpn: `H${id}`, item: `HS-${id}`, facts }
}

function sized(size: string) {
  return { 'attributes.Size': [size] }
}

const items = [
  item(11, 1, 'Nitrile gloves, small', sized('small')),
  item(12, 1, 'Nitrile gloves, large', sized('large')),
  item(21, 2, 'Nitrile gloves, textured, large', sized('large')),
  item(3, 3, 'Vinyl gloves'),
  item(4, 4, 'Latex gloves'),
]
const catalog: JudgedCatalog = {
  items: new Map(items.map((each) => [each.id, each])),
  bought: new Map([['dana', new Set([21])]]),
}
const large: readonly Expected[] = [
  { grade: 3, named: '^nitrile.*, large$' },
  { grade: 2, named: '^Vinyl' },
  { grade: 1, named: '^Nitrile' },
]

function score(ids: readonly number[], judgment: Partial<Judgment>, areMatches = true): Score {
  return scoreOf(
    { group: 'constraints', query: 'large gloves', expected: large, ...judgment },
    { ids, areMatches },
    catalog,
  )
}

describe('the score of an answer', () => {
  it('SRCH-06 is full when the requested items come first, whatever related items are missing', () => {
    expect(score([12, 21, 3], {})).toEqual({ first: 1, precision: 1, ndcg: 1 })
  })

  it('SRCH-06 judges the item that a card shows, not another variant of its product', () => {
    const { first, precision, ndcg } = score([11, 21, 3], {})
    expect([first, precision]).toEqual([0, 2 / 3])
    expect(ndcg).toBeLessThan(0.7)
  })

  it('SRCH-06 counts a product once, and good items of as many as the catalog has', () => {
    expect(score([12, 12, 12], {}).precision).toBeCloseTo(1 / 3)
    expect(score([21], { expected: [{ grade: 3, item: 'HS-21' }] })).toEqual({ first: 1, precision: 1, ndcg: 1 })
  })

  it('SRCH-06 is zero for a query that nothing fits, unless the page says so', () => {
    const none = { first: 0, precision: 0, ndcg: 0 }
    const full = { first: 1, precision: 1, ndcg: 1 }
    expect(score([4], { expected: [] })).toEqual(none)
    expect(score([4], { expected: [] }, false)).toEqual(full)
    expect(score([], { expected: [] })).toEqual(full)
  })

  it('SRCH-14 has no right first item when any shown item breaks a filter', () => {
    expect(score([12, 21], { filters: sized('large') })).toMatchObject({ first: 1, precision: 1 })
    expect(score([12, 21, 3], { filters: sized('large') }).first).toBe(0)
  })

  it('SRCH-06 knows the items that the company of the user ordered', () => {
    const history: Partial<Judgment> = { expected: [{ grade: 3, bought: true }, { grade: 2 }], user: 'dana' }
    expect(score([21, 12], history).first).toBe(1)
    expect(score([12, 21], history).first).toBe(0)
    expect(isAnswerable({ group: 'history', query: '', expected: [{ grade: 3, bought: true }] }, catalog)).toBe(false)
  })
})

describe('judgments in a file', () => {
  it('are refused when a row has an unknown field or a pattern is broken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gauze-judgments-'))
    const path = join(folder, 'judgments.json')
    const reading = async (expected: object) => {
      await writeFile(path, JSON.stringify([{ group: 'brands', query: 'coban', expected: [expected] }]))
      return readJudgments(path)
    }
    await expect(reading({ grade: 3, named: 'cohesive' })).resolves.toHaveLength(1)
    await expect(reading({ grade: 3, name: 'cohesive' })).rejects.toThrow()
    await expect(reading({ grade: 3, named: '(' })).rejects.toThrow()
    await expect(reading({ grade: 4 })).rejects.toThrow()
    await rm(folder, { recursive: true })
  })
})
