import type { FieldProblem } from '@gauze/rules/forms'
import { problemMessages, problemText } from '@gauze/rules/messages'

/** The English words of a field's problem, for callers without a catalog. */
export function wordsOf(problem: FieldProblem): string {
  if (problem.code === 'missing') return 'is required'
  return problemText(problem, problemMessages) ?? 'is not valid'
}
