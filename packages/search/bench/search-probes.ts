import { sql } from 'drizzle-orm'
import type { Db } from '../../server/src/db/client.js'
import { codeOf, wordsOf } from '../src/engine/text.js'

/** Always the same numbers, so that runs can be compared. */
function randomNumbers(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A product as both engines get it. */
export interface BenchRecord {
  readonly id: number
  readonly name: string
  readonly maker: string
  readonly keywords: string
  readonly category: string
  readonly attributes: string
  readonly description: string
  readonly codes: string
}

/** A search, and the words (or beginnings), or the beginning of a number, that a good hit has. */
export interface Probe {
  readonly query: string
  readonly words: readonly string[]
  readonly number: string | null
}

/** Probes of one kind. */
export interface ProbeKind {
  readonly kind: string
  readonly probes: readonly Probe[]
}

/**
 * Products with the text that searches read, in id order, in batches.
 * @param ids only these, when given
 */
export async function* benchRecords(db: Db, ids?: readonly number[]): AsyncGenerator<BenchRecord[]> {
  const only = ids === undefined ? sql`` : sql`AND i.id = ANY(${sql.param([...ids])}::int[])`
  for (let after = 0; ; ) {
    const { rows } = await db.execute<{ record: BenchRecord }>(sql`
      SELECT json_build_object('id', i.id, 'name', i.site_display_name, 'maker', i.manufacturer,
        'keywords', i.search_keywords, 'category', concat_ws(' ', c.name, p.name),
        'attributes', concat_ws(' ',
          (SELECT string_agg(a->>'value', ' ') FROM jsonb_array_elements(i.attributes) a),
          (SELECT string_agg(m->>'value', ' ') FROM items v, jsonb_array_elements(v.matrix_details) m
           WHERE v.parent_id = i.id AND i.is_matrix_parent AND NOT v.inactive)),
        'description', i.description,
        'codes', concat_ws(' ', i.item_name, i.mpn, (SELECT string_agg(concat_ws(' ', v.item_name, v.mpn), ' ')
           FROM items v WHERE v.parent_id = i.id AND i.is_matrix_parent AND NOT v.inactive))) AS record
      FROM search_documents d JOIN items i ON i.id = d.item_id JOIN categories c ON c.id = i.category_id
      LEFT JOIN categories p ON p.id = c.parent_id
      WHERE i.id > ${after} ${only} ORDER BY i.id LIMIT 5000`)
    const records = rows.map((row) => row.record)
    const last = records.at(-1)
    if (last === undefined) return
    yield records
    after = last.id
  }
}

function withTypo(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    `${word.slice(0, at)}e${word.slice(at)}`,
    `${word.slice(0, at)}o${word.slice(at + 1)}`,
  ]
  return kinds[Math.floor(random() * kinds.length)] ?? word
}

/**
 * Searches of each kind, made from products of the catalogue: the word of a name, its maker, its part number. A typo is
 * generated again until it differs from the word.
 * @param count how many of each kind
 */
export async function makeProbes(db: Db, count: number): Promise<ProbeKind[]> {
  const random = randomNumbers(20_261_120)
  const { rows: products } = await db.execute<{ name: string; maker: string; mpn: string }>(sql`
    SELECT i.site_display_name AS name, i.manufacturer AS maker, i.mpn FROM search_documents d
    JOIN items i ON i.id = d.item_id ORDER BY md5(i.id::text) LIMIT 2000`)
  const named = () => {
    for (;;) {
      const product = products[Math.floor(random() * products.length)]
      if (product === undefined) throw new Error('There is no product to make searches from.')
      const words = wordsOf(product.name).filter((word) => /^[a-z]{5,}$/.test(word))
      const word = words[Math.floor(random() * words.length)]
      if (word !== undefined) return { ...product, word, makerWords: wordsOf(product.maker) }
    }
  }
  const mistyped = (word: string): string => {
    const typo = withTypo(word, random)
    return typo === word ? mistyped(word) : typo
  }
  const worded = (query: string, words: readonly string[]): Probe => ({ query, words, number: null })
  const kinds: Record<string, () => Probe> = {
    'three letters': () => {
      const { word } = named()
      return worded(word.slice(0, 3), [word.slice(0, 3)])
    },
    'five letters': () => {
      const { word } = named()
      return worded(word.slice(0, 5), [word.slice(0, 5)])
    },
    'maker and beginning': () => {
      const { word, maker, makerWords } = named()
      return worded(`${maker} ${word.slice(0, 4)}`, [...makerWords, word.slice(0, 4)])
    },
    'one typo': () => {
      const { word } = named()
      return worded(mistyped(word), [word])
    },
    'maker and typo': () => {
      const { word, maker, makerWords } = named()
      return worded(`${maker} ${mistyped(word)}`, [...makerWords, word])
    },
    'part number begun': () => {
      const { mpn } = named()
      const begun = mpn.slice(0, Math.max(4, mpn.length - 2))
      return { query: begun, words: [], number: codeOf(begun) }
    },
  }
  return Object.entries(kinds).map(([kind, make]) => ({ kind, probes: Array.from({ length: count }, make) }))
}

/** Whether a product matches the probe: every word, or a number with that beginning. */
export function isGood(record: BenchRecord, { words, number }: Probe): boolean {
  if (number !== null) return record.codes.split(' ').some((code) => codeOf(code).startsWith(number))
  const { codes, ...texts } = record
  const found = Object.values(texts).flatMap((text) => wordsOf(String(text)))
  return words.every((beginning) => found.some((word) => word.startsWith(beginning)))
}
