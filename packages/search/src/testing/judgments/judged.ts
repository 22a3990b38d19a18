import type { Expected, Judgment, JudgmentGroup } from './judgment.types.js'

type Rest = Omit<Expected, 'grade' | 'category'>

/** An expected row: a grade, a category, and the rest of its conditions; a pattern alone is one on the name. */
export function at(grade: Expected['grade'], category: string, rest: RegExp | Rest = {}): Expected {
  return { grade, category, ...(rest instanceof RegExp ? { named: rest.source } : rest) }
}

/** An expected row of any category: a grade and a pattern on the name. */
export function by(grade: Expected['grade'], named: RegExp): Expected {
  return { grade, named: named.source }
}

/** The judgments of a group: expected rows by query. */
export function judged(group: JudgmentGroup, rows: Readonly<Record<string, readonly Expected[]>>): Judgment[] {
  return Object.entries(rows).map(([query, expected]) => ({ group, query, expected }))
}
