import { readFile, writeFile } from 'node:fs/promises'

/** A run of consecutive application identifiers, such as 3100 to 3105. */
interface Run {
  readonly first: string
  readonly last: string
}

/** Flags of the dictionary's entries: `*` marks a value of predefined length. */
const FLAGS = /^[*?]+$/
/** A component of a value, such as `N6,yymmdd`, `X..20` or `[N4],hhmi`, followed by the names of its content checks. */
const COMPONENT = /^(\[?[NXYZ](?:\.\.)?\d+\]?)(?:,\w+)*$/

/** The entries of a text of the dictionary, by the form of their value: `N6*`, `N3 X..9`. */
function entriesByForm(dictionary: string): Map<string, Run[]> {
  const runs = new Map<string, Run[]>()
  for (const line of dictionary.split('\n')) {
    const [ais = '', ...rest] = line.split(/\s+/)
    const [first = '', last = first] = ais.split('-')
    if (!/^\d{2,4}$/.test(first)) continue
    const flags = rest.findIndex((word) => !FLAGS.test(word))
    const words = rest.slice(flags)
    const end = words.findIndex((word) => !COMPONENT.test(word))
    const components = words.slice(0, end < 0 ? undefined : end).map((word) => word.replace(COMPONENT, '$1'))
    const form = components.join(' ') + (rest.slice(0, flags).some((flag) => flag.includes('*')) ? '*' : '')
    runs.set(form, withRun(runs.get(form) ?? [], { first, last }))
  }
  return runs
}

function withRun(runs: readonly Run[], run: Run): Run[] {
  const previous = runs.at(-1)
  const follows =
    previous && previous.last.length === run.first.length && Number(previous.last) + 1 === Number(run.first)
  return follows ? [...runs.slice(0, -1), { first: previous.first, last: run.last }] : [...runs, run]
}

function sourceOf(forms: ReadonlyMap<string, readonly Run[]>): string {
  const rows = [...forms].map(([form, runs]) => {
    const ais = runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`))
    return `  ['${form}', '${ais.join(' ')}'],`
  })
  return `/**
 * The GS1 application identifiers by the form of their value. Facts of GS1's Barcode Syntax Dictionary
 * (https://github.com/gs1/gs1-syntax-dictionary, Apache-2.0), written by \`scripts/generate-application-identifiers.ts\`.
 * \`*\` marks values of predefined length, which need no separator; \`[ ]\` components that may be absent at the end.
 */
export const APPLICATION_IDENTIFIERS: readonly (readonly [form: string, ais: string])[] = [
${rows.join('\n')}
]
`
}

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Give the path of gs1-syntax-dictionary.txt.')
const source = sourceOf(entriesByForm(await readFile(path, 'utf8')))
await writeFile(new URL('../src/barcode/application-identifiers.generated.ts', import.meta.url), source)
