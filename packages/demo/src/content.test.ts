import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demo } from './demo.js'

const day = /\b(?:20\d\d|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/

/** Every text of the content, without the dates of its records. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe('the content of the demonstration', () => {
  const { entries }: { entries: { fields: unknown }[] } = JSON.parse(readFileSync(demo.contentFile, 'utf8'))

  it('OPS-07 names no day, so that it is true on any day', () => {
    const texts = entries.flatMap(({ fields }) => textsOf(fields))
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => day.test(text))).toEqual([])
  })
})
