/** The form of the value of an application identifier. */
interface AiFormat {
  readonly pattern: RegExp
  readonly shortest: number
  readonly longest: number
}

/**
 * The application identifiers of the GS1 General Specifications, section 3.2, by the form of their value: digits (`n`)
 * or any characters of set 82 (`x`), with the shortest and the longest length. A dot stands for any digit.
 */
const FORMS: readonly (readonly [form: string, ais: string])[] = [
  ['n2 2', '20'],
  ['n1 4', '7004'],
  ['n3 3', '422 424 426'],
  ['n3 15', '423 425'],
  ['n4 4', '394. 8111'],
  ['n6 6', '11 12 13 15 16 17 31[0-6]. 32.. 33[0-7]. 34.. 35[0-7]. 36.. 395. 7006 8005 4326'],
  ['n6 12', '7007'],
  ['n6 10', '7011'],
  ['n10 10', '7003 4324 4325'],
  ['n1 6', '242'],
  ['n1 8', '30 37'],
  ['n9 12', '8008'],
  ['n1 12', '8011'],
  ['n1 10', '8019'],
  ['n1 15', '390. 392.'],
  ['n4 18', '391. 393.'],
  ['n13 13', '41[0-7] 7001'],
  ['n14 14', '01 02 03 8001'],
  ['n14 25', '255'],
  ['n17 17', '402'],
  ['n18 18', '00 8006 8017 8018 8026'],
  ['n1 1', '4321 4322 4323'],
  ['n2 2', '7241'],
  ['x2 2', '4307 4317'],
  ['x1 2', '7010'],
  ['x1 3', '427 7008'],
  ['x1 10', '7009'],
  ['x1 12', '7005'],
  ['x4 4', '7040'],
  ['x1 4', '7041'],
  ['x6 7', '433[0-3]'],
  ['x4 12', '421'],
  ['x1 20', '10 21 22 243 254 420 7020 7021 7022 71[0-7] 7240 8002 8012'],
  ['x3 30', '723.'],
  ['x1 25', '7242 8013 8014 8020'],
  ['x1 28', '235'],
  ['x1 30', '240 241 250 251 400 401 403 4308 4318 4319 7002 7023 8004 8010 90'],
  ['x13 30', '253'],
  ['x14 30', '8003'],
  ['x4 30', '703.'],
  ['x1 34', '8007'],
  ['x1 35', '430[0129] 431[0129]'],
  ['x1 50', '8009'],
  ['x1 70', '430[3456] 431[3456] 4320 8110 8112 8200'],
  ['x1 90', '9[1-9] 8030'],
]

const DIGITS = /^\d*$/

/** Character set 82, and `#` of character set 39. */
const CHARACTERS = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z#]*$/

const FORMATS: readonly (AiFormat & { readonly ais: RegExp })[] = FORMS.map(([form, ais]) => {
  const [shortest = 0, longest = 0] = form.slice(1).split(' ').map(Number)
  const alternatives = ais.replaceAll('.', '\\d').split(' ').join('|')
  return {
    ais: new RegExp(`^(?:${alternatives})$`),
    pattern: form.startsWith('n') ? DIGITS : CHARACTERS,
    shortest,
    longest,
  }
})

/** The form of the value of an application identifier; undefined for one that does not exist. */
export function aiFormat(ai: string): AiFormat | undefined {
  return FORMATS.find(({ ais }) => ais.test(ai))
}

const LENGTHS = [2, 3, 4]

/** The application identifier at the start of a text; undefined if there is none. */
export function leadingAi(text: string): string | undefined {
  return LENGTHS.map((length) => text.slice(0, length)).find(
    (ai, at) => ai.length === LENGTHS[at] && aiFormat(ai) !== undefined,
  )
}

/** Their values need no separator behind them, because their first two digits fix the length (section 7.8.5). */
const PREDEFINED: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '11': 8,
  '12': 8,
  '13': 8,
  '14': 8,
  '15': 8,
  '16': 8,
  '17': 8,
  '18': 8,
  '19': 8,
  '20': 4,
  '31': 10,
  '32': 10,
  '33': 10,
  '34': 10,
  '35': 10,
  '36': 10,
  '41': 16,
}

/** The fixed length of the value of an application identifier; undefined where a separator ends the value. */
export function fixedLength(ai: string): number | undefined {
  const whole = PREDEFINED[ai.slice(0, 2)]
  return whole === undefined ? undefined : whole - ai.length
}
