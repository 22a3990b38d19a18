import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Judgment, judgmentGroups } from './judgment.types.js'

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'iu'))
  } catch {
    return false
  }
}

const expectedSchema = z.strictObject({
  grade: z.literal([1, 2, 3]),
  category: z.string().optional(),
  named: z.string().refine(isPattern, 'is not a pattern').optional(),
  maker: z.string().optional(),
  mpn: z.string().optional(),
  item: z.string().optional(),
  bought: z.literal(true).optional(),
})

const judgmentsSchema = z.array(
  z.strictObject({
    group: z.enum(judgmentGroups),
    query: z.string(),
    filters: z.record(z.string(), z.array(z.string())).optional(),
    user: z.string().optional(),
    expected: z.array(expectedSchema),
  }),
)

/**
 * Reads a set of judgments that is held elsewhere: a JSON file with a list of them, patterns as strings.
 * @throws ZodError for a file of another shape
 * @example
 * // [{ "group": "brands", "query": "coban", "expected": [{ "grade": 3, "named": "cohesive wrap" }] }]
 * await readJudgments('/tmp/judgments.json')
 */
export async function readJudgments(path: string): Promise<readonly Judgment[]> {
  return judgmentsSchema.parse(JSON.parse(await readFile(path, 'utf8')))
}
