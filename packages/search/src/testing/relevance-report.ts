import { type Judgment, judgmentGroups } from './judgments/judgment.types.js'
import {
  filterBreakers,
  gradeOf,
  type JudgedCatalog,
  type Score,
  type Shown,
  scoreNames,
  shownGrades,
} from './relevance.js'

/** A judged search, its answer and the scores of the answer. */
export interface Judged {
  readonly judgment: Judgment
  readonly shown: Shown
  readonly score: Score
}

const examples = 3
/** An answer below these scores is reported. */
const expectedScore: Score = { first: 1, precision: 1, ndcg: 0.9 }

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** The mean scores of answers. */
export function meanOf(judged: readonly Judged[]): Score {
  const of = (name: keyof Score) => mean(judged.map(({ score }) => score[name]))
  return { first: of('first'), precision: of('precision'), ndcg: of('ndcg') }
}

/** Whether the catalog has what was asked for, although the page says that nothing matches. */
export function isDenied({ judgment, shown }: Judged): boolean {
  return judgment.expected.length > 0 && !shown.areMatches
}

function rowOf(title: string, judged: readonly Judged[], catalog: JudgedCatalog): string {
  const score = meanOf(judged)
  const breakers = judged.flatMap(({ judgment, shown }) => filterBreakers(judgment, shown, catalog))
  return [
    title.padEnd(14),
    String(judged.length).padStart(7),
    ...scoreNames.map((name) => score[name].toFixed(3).padStart(9)),
    String(judged.filter(isDenied).length).padStart(15),
    String(breakers.length).padStart(14),
  ].join('  ')
}

/** The scores of each group and of all groups, as a table in plain text. */
export function tableOf(judged: readonly Judged[], catalog: JudgedCatalog): string {
  const groups = judgmentGroups.map(
    (group) => [group, judged.filter(({ judgment }) => judgment.group === group)] as const,
  )
  return [
    `${'group'.padEnd(14)}  queries    first=1     prec@3    nDCG@10  "nothing fits"  broken filter`,
    ...groups.filter(([, own]) => own.length > 0).map(([group, own]) => rowOf(group, own, catalog)),
    rowOf('all', judged, catalog),
  ].join('\n')
}

function wordsOf({ query, filters, user }: Judgment): string {
  const chosen = Object.entries(filters ?? {}).map(([name, values]) => ` [${name}: ${values.join(' or ')}]`)
  return `"${query}"${chosen.join('')}${user === undefined ? '' : ` as ${user}`}`
}

function shownLines({ judgment, shown }: Judged, catalog: JudgedCatalog): string[] {
  const broken = new Set(filterBreakers(judgment, shown, catalog))
  const grades = judgment.expected.length > 0 ? shownGrades(judgment, shown, catalog) : shown.ids.map(() => 0)
  const lines = shown.ids.slice(0, examples).map((id, place) => {
    const { item = '', name = `item ${id}`, maker = '' } = catalog.items.get(id) ?? {}
    return `    ${grades[place]}  ${item}  ${name} (${maker})${broken.has(id) ? '  BREAKS A FILTER' : ''}`
  })
  const later = [...broken].filter((id) => !shown.ids.slice(0, examples).includes(id)).length
  return [...lines, ...(later > 0 ? [`    … and ${later} later cards that break a filter`] : [])]
}

function wantedLine({ judgment }: Judged, catalog: JudgedCatalog): string {
  if (judgment.expected.length === 0) return '    wanted: no match'
  const wanted = [...catalog.items.values()].filter((item) => gradeOf(item, judgment, catalog) === 3)
  const names = wanted.slice(0, examples).map(({ item, name, maker }) => `${item} ${name} (${maker})`)
  return `    wanted: ${names.join(' | ')}${wanted.length > examples ? ` … ${wanted.length} items` : ''}`
}

function hasMissed(one: Judged): boolean {
  return isDenied(one) || scoreNames.some((name) => one.score[name] < expectedScore[name])
}

/** The words of each query with a wrong first item. */
export function wrongFirst(judged: readonly Judged[]): string[] {
  return judged.filter(({ score }) => score.first < 1).map(({ judgment }) => `${judgment.group}: ${wordsOf(judgment)}`)
}

/** Each query whose answer is not as expected, by group: the query, its scores, the first shown items, the wanted ones. */
export function describeMisses(judged: readonly Judged[], catalog: JudgedCatalog): string {
  const parts = judgmentGroups.flatMap((group) => {
    const missed = judged.filter((one) => one.judgment.group === group && hasMissed(one))
    if (missed.length === 0) return []
    const wrong = missed.filter(({ score }) => score.first < 1)
    const rest = missed.filter(({ score }) => score.first === 1)
    return [
      `# ${group}: ${wrong.length} wrong first, ${rest.length} right first with a wrong place below or "nothing fits"`,
      ...[...wrong, ...rest].flatMap((one) => [
        `${one.score.first === 1 ? '(right first) ' : ''}${wordsOf(one.judgment)}  prec@3 ${one.score.precision.toFixed(2)}  nDCG ${one.score.ndcg.toFixed(2)}${isDenied(one) ? '  SAYS THAT NOTHING FITS' : ''}`,
        ...shownLines(one, catalog),
        wantedLine(one, catalog),
      ]),
      '',
    ]
  })
  return parts.join('\n')
}
