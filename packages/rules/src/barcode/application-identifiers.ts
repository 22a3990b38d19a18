import { APPLICATION_IDENTIFIERS } from './application-identifiers.generated.js'

/** The form of the value of an application identifier. */
interface AiFormat {
  readonly pattern: RegExp
  /** Pairs of the shortest and the longest length. Optional components make several. */
  readonly lengths: readonly (readonly [shortest: number, longest: number])[]
  /** Its first two digits fix the length of the value, so that no separator ends the value (section 7.8.5). */
  readonly isPredefined: boolean
}

/** A part of a value. */
interface Component {
  readonly characters: string
  readonly shortest: number
  readonly longest: number
  /** It may be absent, together with the components that follow. */
  readonly isOptional: boolean
}

/** Digits, character sets 82 and 39, and the base64 characters of addresses. */
const CHARACTERS: Readonly<Record<string, string>> = {
  N: '\\d',
  X: '[!"%&\'()*+,\\-./0-9:;<=>?A-Z_a-z]',
  Y: '[#\\-/0-9A-Z]',
  Z: '[\\w\\-=]',
}

/** The formats by application identifier, each made from its form in the generated table, such as `N3 X..9`. */
const FORMATS: ReadonlyMap<string, AiFormat> = /* @__PURE__ */ new Map(
  APPLICATION_IDENTIFIERS.flatMap(([form, ais]) => {
    const format = formatOf(form)
    return aisOf(ais).map((ai) => [ai, format] as const)
  }),
)

function formatOf(form: string): AiFormat {
  const components = form.replace('*', '').split(' ').map(componentOf)
  const ends = components.flatMap((_, at) => (components[at + 1]?.isOptional === false ? [] : [at + 1]))
  return {
    pattern: new RegExp(`^${components.reduceRight(patternBefore, '')}$`),
    lengths: ends.map((end) => {
      const present = components.slice(0, end)
      return [total(present.map(({ shortest }) => shortest)), total(present.map(({ longest }) => longest))]
    }),
    isPredefined: form.endsWith('*'),
  }
}

function componentOf(word: string): Component {
  const [, optional, set = '', range, digits] = /^(\[?)([NXYZ])(\.\.)?(\d+)/.exec(word) ?? []
  const longest = Number(digits)
  return {
    characters: CHARACTERS[set] ?? '',
    shortest: range === undefined ? longest : 1,
    longest,
    isOptional: optional === '[',
  }
}

function patternBefore(rest: string, { characters, shortest, longest, isOptional }: Component): string {
  const pattern = `${characters}{${shortest},${longest}}${rest}`
  return isOptional ? `(?:${pattern})?` : pattern
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}

/** @example aisOf('30 3100-3102') // ['30', '3100', '3101', '3102'] */
function aisOf(runs: string): string[] {
  return runs.split(' ').flatMap((run) => {
    const [first = '', last = first] = run.split('-')
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, at) => String(Number(first) + at).padStart(first.length, '0'))
  })
}

/** The form of the value of an application identifier; undefined for one that does not exist. */
export function aiFormat(ai: string): AiFormat | undefined {
  return FORMATS.get(ai)
}

const LENGTHS = [2, 3, 4]

/** The application identifier at the start of a text; undefined if there is none. */
export function leadingAi(text: string): string | undefined {
  return LENGTHS.map((length) => text.slice(0, length)).find((ai) => FORMATS.has(ai))
}

/** The fixed length of the value of an application identifier; undefined where a separator ends the value. */
export function fixedLength(ai: string): number | undefined {
  const format = FORMATS.get(ai)
  return format?.isPredefined ? format.lengths[0]?.[1] : undefined
}
