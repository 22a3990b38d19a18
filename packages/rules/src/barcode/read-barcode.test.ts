import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSearchTerm } from '../search-text.js'
import { APPLICATION_IDENTIFIERS } from './application-identifiers.generated.js'
import { type BarcodeReading, readBarcode } from './index.js'

const now = new Date('2026-11-26T12:00:00Z')
const gs = '\u001d'
const gtin = '09506000134352'

function read(text: string): BarcodeReading | null {
  return readBarcode(text, now)
}

function barcode(text: string) {
  const reading = read(text)
  return reading?.ok ? reading.barcode : reading?.problem
}

/** Counted another way than by the code under test: the digits at even places, from the left, count three times. */
function withDigit(body: string): string {
  const digits = [...body].map(Number)
  const odd = digits.filter((_, at) => at % 2 === 0).reduce((sum, digit) => sum + digit, 0)
  const even = digits.filter((_, at) => at % 2 === 1).reduce((sum, digit) => sum + digit, 0)
  return `${body}${(1000 - 3 * odd - even) % 10}`
}

/** The longest value of each application identifier that the other tests do not read, with its optional components and without. */
function sampleElements(): (readonly [ai: string, value: string])[] {
  const read = ['01', '10', '11', '17', '21']
  const samples: Readonly<Record<string, string>> = { N: '1', X: '/', Y: '#', Z: '_' }
  const sampleOf = (form: string) =>
    form
      .replace(/[[\]*]/g, '')
      .replace(/([NXYZ])(?:\.\.)?(\d+) ?/g, (_, set, length) => (samples[set] ?? '').repeat(length))
  return APPLICATION_IDENTIFIERS.flatMap(([form, runs]) => {
    const values = new Set([sampleOf(form), sampleOf(form.replace(/ \[.*/, ''))])
    const ais = runs.split(' ').flatMap((run) => {
      const [first = '', last = first] = run.split('-')
      const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
      return numbers.map((number) => String(number).padStart(first.length, '0'))
    })
    return ais.filter((ai) => !read.includes(ai)).flatMap((ai) => [...values].map((value) => [ai, value] as const))
  })
}

const whole = { gtin, lot: 'ABC123', serial: '4711', expiry: '2028-02-29', producedOn: '2025-12-31' }

describe('a barcode', () => {
  it.each([
    ['separators', `01${gtin}112512311728022910ABC123${gs}214711`],
    ['a first and a last separator', `${gs}01${gtin}112512311728022910ABC123${gs}214711${gs}`],
    ['the prefix of GS1-128', `]C101${gtin}112512311728022910ABC123${gs}214711`],
    ['the prefix of GS1 DataMatrix', `]d201${gtin}10ABC123${gs}214711${gs}1125123117280229`],
    ['the prefix of a GS1 QR Code', `]Q301${gtin}214711${gs}10ABC123${gs}1125123117280229`],
    ['parentheses', `(01)${gtin}(17)280229(11)251231(10)ABC123(21)4711`],
    ['parentheses and spaces', ` (01) ${gtin} (17) 280229 (11) 251231 (10) ABC123 (21) 4711 `],
    ['the separator as it is drawn', `01${gtin}112512311728022910ABC123\u241d214711`],
    ['a Digital Link', `https://id.gs1.org/01/${gtin}/10/ABC123/21/4711?17=280229&11=251231&linkType=gs1:pip`],
    [
      'a Digital Link below a path',
      `HTTPS://example.com/some/path/01/${gtin}/10/ABC123/21/4711/?11=251231&17=280229#x`,
    ],
  ])('PLUS-10 is read with %s', (_name, text) => {
    expect(barcode(text)).toEqual(whole)
  })

  it('PLUS-10 keeps values apart in the term that a search sends', () => {
    const text = `01${gtin}10ABC123${gs}17280229`
    expect(barcode(toSearchTerm(text))).toEqual({ ...whole, serial: null, producedOn: null })
    expect(toSearchTerm(toSearchTerm(text))).toBe(toSearchTerm(text))
  })

  it.each([
    ['9506000134352', gtin],
    ['614141007349', '00614141007349'],
    ['0 614141 007349', '00614141007349'],
    [withDigit('0000009638507').slice(6), '00000096385074'],
    [`]E0${gtin.slice(1)}`, gtin],
    [gtin, gtin],
    [`01${gtin}`, gtin],
    ['https://dl.example/01/9506000134352', gtin],
    [`https://dl.example?01=${gtin}`, gtin],
    ['http://müller.example:8080/a/b.html?x=1&01=9506000134352#top', gtin],
    [`https://shop.example/2026/01/${gtin}`, gtin],
    [`https://shop.example/01/2/01/${gtin}`, gtin],
  ])('PLUS-10 may be a number alone: %s', (text, found) => {
    expect(barcode(text)).toEqual({ gtin: found, lot: null, serial: null, expiry: null, producedOn: null })
  })

  it('PLUS-10 may be a number that a search also takes for a part number', () => {
    expect([gtin, `01${gtin}`, '9506000134353'].map((text) => read(text)?.isPlain)).toEqual([true, false, true])
  })

  it('PLUS-10 may hold data that nobody asked for, such as a weight or a variable price', () => {
    expect(barcode(`01${gtin}310300175039221299${gs}10A`)).toMatchObject({ gtin, lot: 'A' })
    expect(barcode(`(01)${gtin}(3922)1299(8008)240101(10)A`)).toEqual({
      code: 'barcode.length',
      ai: '8008',
      value: '240101',
    })
    expect(barcode(`(01)${gtin}(3106)001750`)).toEqual({ code: 'barcode.unknownAi', ai: '3106' })
  })

  it.each(['26112810', '2611281030', '261128103059'])('PLUS-10 may hold a time of production: (8008)%s', (time) => {
    expect(barcode(`(01)${gtin}(8008)${time}(10)A`)).toMatchObject({ gtin, lot: 'A' })
    expect(barcode(`01${gtin}8008${time}${gs}10A`)).toMatchObject({ gtin, lot: 'A' })
  })

  it.each(['261128103', '2611281'])('PLUS-10 holds no half time of production: (8008)%s', (value) => {
    expect(barcode(`(01)${gtin}(8008)${value}`)).toEqual({ code: 'barcode.length', ai: '8008', value })
  })

  it('PLUS-10 may hold every application identifier of GS1, in print, in a scan and in a link', () => {
    expect(new Set(sampleElements().map(([ai]) => ai)).size).toBe(536)
    for (const [ai, value] of sampleElements()) {
      const written = `(01)${gtin}(${ai})${value}(10)ABC`
      expect(barcode(written), written).toMatchObject({ gtin, lot: 'ABC' })
      const scanned = `01${gtin}${ai}${value}${gs}10ABC`
      expect(barcode(scanned), scanned).toMatchObject({ gtin, lot: 'ABC' })
      const linked = `https://id.gs1.org/01/${gtin}/10/ABC?${ai}=${encodeURIComponent(value)}`
      expect(barcode(linked), linked).toMatchObject({ gtin, lot: 'ABC' })
    }
  })

  it('PLUS-10 keeps a value of every application identifier apart from the data behind it', () => {
    const elements = fc.constantFrom(...sampleElements())
    fc.assert(
      fc.property(fc.uniqueArray(elements, { selector: ([ai]) => ai }), (all) => {
        const data = all.map(([ai, value]) => `${ai}${value}${gs}`).join('')
        expect(barcode(`]d2${data}01${gtin}10ABC${gs}214711`)).toMatchObject({ gtin, lot: 'ABC', serial: '4711' })
      }),
    )
  })

  it.each([
    ['280200', '2028-02-29'],
    ['270200', '2027-02-28'],
    ['261231', '2026-12-31'],
    ['760101', '2076-01-01'],
    ['770101', '1977-01-01'],
    ['000100', '2000-01-31'],
  ])('PLUS-10 with expiry %s is good until %s', (digits, date) => {
    expect(barcode(`(01)${gtin}(17)${digits}`)).toMatchObject({ expiry: date })
  })

  it('PLUS-10 takes a year more than 49 years back for one of the next century', () => {
    expect(readBarcode(`(01)${gtin}(17)020315`, new Date('2077-01-01T00:00:00Z'))).toMatchObject({
      barcode: { expiry: '2102-03-15' },
    })
  })
})

describe('a barcode with a mistake', () => {
  it.each([
    ['(01)09506000134353(10)A', { code: 'barcode.checkDigit', gtin: '09506000134353' }],
    ['0109506000134353', { code: 'barcode.checkDigit', gtin: '09506000134353' }],
    ['9506000134353', { code: 'barcode.checkDigit', gtin: '9506000134353' }],
    ['https://id.gs1.org/?01=09506000134353', { code: 'barcode.checkDigit', gtin: '09506000134353' }],
    [`https://id.gs1.org/?01=${gtin}&17=281301`, { code: 'barcode.date', ai: '17', value: '281301' }],
    ['https://id.gs1.org/01/09506000134353', { code: 'barcode.checkDigit', gtin: '09506000134353' }],
    [`(01)${gtin}(05)1`, { code: 'barcode.unknownAi', ai: '05' }],
    [`]C101${gtin}0512`, { code: 'barcode.unknownAi', ai: '0512' }],
    [`(01)${gtin.slice(1)}(10)A`, { code: 'barcode.length', ai: '01', value: gtin.slice(1) }],
    [`(01)${gtin}(10)${'A'.repeat(21)}`, { code: 'barcode.length', ai: '10', value: 'A'.repeat(21) }],
    [`(01)${gtin}(10)`, { code: 'barcode.length', ai: '10', value: '' }],
    [`]d201${gtin}1728`, { code: 'barcode.length', ai: '17', value: '28' }],
    [`(01)${gtin}(17)28O229`, { code: 'barcode.characters', ai: '17', value: '28O229' }],
    [`(01)${gtin}(10)Ä1`, { code: 'barcode.characters', ai: '10', value: 'Ä1' }],
    [`(01)${gtin}(17)281301`, { code: 'barcode.date', ai: '17', value: '281301' }],
    [`(01)${gtin}(17)270229`, { code: 'barcode.date', ai: '17', value: '270229' }],
    [`(01)${gtin}(11)000001`, { code: 'barcode.date', ai: '11', value: '000001' }],
    [`(01)${gtin}(10)A(10)B`, { code: 'barcode.repeated', ai: '10' }],
    ['(17)280229(10)ABC123', { code: 'barcode.noGtin' }],
    [']C100340123450000000018', { code: 'barcode.noGtin' }],
    ['+A123BJC5D6E71G', { code: 'barcode.hibc' }],
    ['*+A123BJC5D6E71/$$52001510X3G*', { code: 'barcode.hibc' }],
  ])('PLUS-10 %s has a problem that says which, and no data', (text, problem) => {
    expect(read(text)).toMatchObject({ ok: false, problem })
  })

  it('PLUS-10 is found whichever digit of the GTIN is mistyped', () => {
    fc.assert(
      fc.property(fc.nat(13), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const typed = `${gtin.slice(0, at)}${(Number(gtin[at]) + by) % 10}${gtin.slice(at + 1)}`
        expect(read(`(01)${typed}(10)A`)).toMatchObject({ ok: false, problem: { code: 'barcode.checkDigit' } })
      }),
    )
  })
})

describe('any text', () => {
  it.each([
    '',
    'nitrile gloves',
    '10 ml syringe',
    '(10) count gloves',
    '(100)gloves',
    '1728',
    'KS-4410',
    '123456789',
    'https://example.com/product/12345678',
    'https://blog.example/2026/01/12345678',
    'https://blog.example/2026/01/12345670',
    'https://blog.example/01/12345678',
    'https://blog.example/01/12345670/a-title',
    `https://blog.example/01/${gtin}/comments`,
    `https://blog.example/01/${gtin}/comments/3`,
    'https://blog.example/?p=12345670&1=2',
    'https://blog.example/?01=31',
    'https://blog.example/?01=9506000134353',
    `https://user@shop.example/01/${gtin}`,
    `https://a..b/01/${gtin}`,
    '+1 555 0100',
    '１２３４５６７８',
    '\u001d',
    '1'.repeat(100_000),
  ])('PLUS-10 %.30j is no barcode', (text) => {
    expect(read(text)).toBeNull()
  })

  it('PLUS-10 is read without an error', () => {
    const pieces = fc.constantFrom(
      '01',
      gtin,
      '10',
      '17',
      '(',
      ')',
      gs,
      ']C1',
      '/',
      'https://a/01/',
      '%',
      '280229',
      'A',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(pieces, fc.string())).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (any) => void read(any)),
      { numRuns: 1000 },
    )
  })

  it('PLUS-10 gives back the values that a barcode was made from, in each of its forms', () => {
    const characters = fc.constantFrom(...'ABCXYZabcxyz0123456789-./_')
    const value = fc.string({ unit: characters, minLength: 1, maxLength: 20 })
    const body = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 13, maxLength: 13 })
    fc.assert(
      fc.property(body, value, value, (digits, lot, serial) => {
        const item = withDigit(digits)
        const expected = { gtin: item, lot, serial, expiry: '2029-06-30', producedOn: null }
        const path = [lot, serial].map(encodeURIComponent)
        const forms = [
          `01${item}1729060010${lot}${gs}21${serial}`,
          `]d221${serial}${gs}10${lot}${gs}1729060001${item}`,
          `(01)${item}(10)${lot}(17)290600(21)${serial}`,
          `https://id.gs1.org/01/${item}/10/${path[0]}/21/${path[1]}?17=290600`,
        ]
        for (const form of forms) expect(barcode(form), form).toEqual(expected)
      }),
    )
  })
})
