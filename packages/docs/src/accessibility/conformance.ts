import { type Criterion, criteria } from './criteria.js'
import type { Evidence, StoryEvidence, TestEvidence } from './evidence.js'

/** A term of OpenACR. Reports of Gauze use only these: a known failure is mended, or its test fails. */
export type Adherence = 'supports' | 'not-applicable' | 'not-evaluated'

/** How a product meets one criterion, and by which evidence. */
export interface Result {
  readonly criterion: Criterion
  readonly level: Adherence
  readonly notes: string
}

/** The evidence about one product. */
interface Proofs {
  readonly isPage: boolean
  readonly axe: StoryEvidence
  readonly tests: readonly TestEvidence[]
}

function countOf(stories: number): string {
  return stories === 1 ? '1 example' : `${stories} examples`
}

function resultOf(criterion: Criterion, { isPage, axe, tests }: Proofs): Omit<Result, 'criterion'> {
  const { num } = criterion
  if (criterion.without) return { level: 'not-applicable', notes: criterion.without }
  if (criterion.isOfPages && !isPage) {
    return { level: 'not-applicable', notes: 'A whole page meets it or fails: see the report of the store.' }
  }
  const isWhole = isPage && criterion.isOfEveryPart
  const proving = tests
    .filter(({ file, criteria: named }) => named.includes(num) && (!isWhole || file.startsWith('e2e/')))
    .map(({ title }) => `“${title}”`)
  const [hasPassed, isUndecided] = [axe.passed.includes(num), axe.undecided.includes(num)]
  const byAxe = hasPassed ? [`axe finds no failure in ${countOf(axe.stories)}.`] : []
  if (isUndecided) byAxe.push('axe cannot decide it for every text, such as one over a picture.')
  if (proving.length > 0) {
    return { level: 'supports', notes: [`Passing tests: ${proving.join('; ')}.`, ...byAxe].join(' ') }
  }
  if (criterion.isDecidedByAxe && hasPassed && !isUndecided) return { level: 'supports', notes: byAxe.join(' ') }
  return { level: 'not-evaluated', notes: [...byAxe, 'No test names this criterion.'].join(' ') }
}

function resultsOf(proofs: Proofs): readonly Result[] {
  return criteria.map((criterion) => ({ criterion, ...resultOf(criterion, proofs) }))
}

function sumOf(all: readonly StoryEvidence[]): StoryEvidence {
  return {
    stories: all.reduce((sum, { stories }) => sum + stories, 0),
    passed: [...new Set(all.flatMap(({ passed }) => passed))],
    undecided: [...new Set(all.flatMap(({ undecided }) => undecided))],
  }
}

/**
 * The results of one component: axe in its stories, and the tests beside them.
 * @param files paths of its files of stories
 */
export function componentResults(evidence: Evidence, files: readonly string[]): readonly Result[] {
  const folders = files.map((file) => file.replace(/[^/]*$/, ''))
  return resultsOf({
    isPage: false,
    axe: sumOf(files.flatMap((file) => evidence.stories[file] ?? [])),
    tests: evidence.tests.filter(({ file }) => folders.some((folder) => file.startsWith(folder))),
  })
}

/** The results of the store: the end-to-end tests of its pages, and every component that it is made of. */
export function storeResults(evidence: Evidence): readonly Result[] {
  return resultsOf({
    isPage: true,
    axe: sumOf(Object.values(evidence.stories)),
    tests: evidence.tests.filter(({ file }) => /^(?:e2e|packages\/ui)\//.test(file)),
  })
}

/** How many results have a level. */
export function countLevel(results: readonly Result[], level: Adherence): number {
  return results.filter((result) => result.level === level).length
}
