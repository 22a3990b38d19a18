import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_PAGE, PAGE_SIZES, SUGGESTION_LIMIT } from './limits.js'
import { problemMessages, problemText } from './messages/index.js'
import { isValidQuantity, MAX_QUANTITY, normalizeQuantity, stepQuantity } from './quantity.js'
import { parseQuantityInput } from './quantity-input.js'
import { safeReturnPath } from './return-path.js'
import { isSearchable, stripMarkup, toSearchTerm } from './search-text.js'
import { NAME_LIMITS, truncate } from './truncate.js'
import {
  email,
  emailList,
  integer,
  minLength,
  newPassword,
  noSpaces,
  notUsername,
  numeric,
  phone,
} from './validators.js'

it('has the page sizes of the specification', () => {
  expect({ ...PAGE_SIZES, first: FIRST_PAGE, suggestions: SUGGESTION_LIMIT }).toEqual({
    list: 10,
    contacts: 100,
    reorders: 100,
    openInvoices: 10_000,
    first: 1,
    suggestions: 5,
  })
})

describe('quantity', () => {
  it.each([
    [3, 3],
    [3.9, 3],
    [0.5, 1],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [Infinity, 1],
  ])('PDP-10 makes %d a quantity of %d', (given, expected) => {
    expect(normalizeQuantity(given)).toBe(expected)
  })

  it('PDP-10 gives an integer of 1 or more for every number, and leaves such integers alone', () => {
    fc.assert(
      fc.property(fc.double(), (given) => {
        const quantity = normalizeQuantity(given)
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
        expect(normalizeQuantity(quantity)).toBe(quantity)
      }),
    )
  })

  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['1,200', 1200],
    ['99999', 99_999],
    ['007', 7],
  ])('PDP-10 reads %j as %d', (typed, quantity) => {
    expect(parseQuantityInput(typed)).toEqual({ ok: true, quantity })
  })

  it.each([
    ['', { code: 'empty' }],
    ['abc', { code: 'notNumber' }],
    ['1e3', { code: 'notNumber' }],
    ['1,2', { code: 'notNumber' }],
    ['Infinity', { code: 'notNumber' }],
    ['2.5', { code: 'decimal' }],
    ['0', { code: 'belowMin', min: 1 }],
    ['0.5', { code: 'belowMin', min: 1 }],
    ['-3', { code: 'belowMin', min: 1 }],
    ['100000', { code: 'aboveMax', max: 99_999 }],
    ['9'.repeat(400), { code: 'aboveMax', max: 99_999 }],
  ])('PDP-10 keeps %j as typed and answers %j', (typed, problem) => {
    expect(parseQuantityInput(typed)).toEqual({ ok: false, typed, problem })
  })

  it('PDP-10 ignores a step out of the range', () => {
    expect(stepQuantity(1, -1)).toBe(1)
    expect(stepQuantity(1, 1)).toBe(2)
    expect(stepQuantity(MAX_QUANTITY, 1)).toBe(MAX_QUANTITY)
    expect([1, MAX_QUANTITY].every(isValidQuantity)).toBe(true)
    expect([0, 1.5, MAX_QUANTITY + 1, Number.NaN].some(isValidQuantity)).toBe(false)
  })
})

describe('return paths', () => {
  it.each(['/', '/product/42?uom=3#pd', '/products/1?search=a//b', '/myaccount/menu/', '/category/caf%C3%A9', '/é'])(
    'ROUTE-10 keeps %j',
    (path) => {
      expect(safeReturnPath(path)).toBe(path)
    },
  )

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /cart',
    '/cart\u0000',
    '/./\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2E//evil.example',
    '/cart/../..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'cart',
    '',
    '?x=1',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    42,
    ['/cart'],
  ])('ROUTE-10 ignores %j', (path) => {
    expect(safeReturnPath(path)).toBeNull()
  })

  it('ROUTE-10 never gives a path that a browser resolves to another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'javascript:',
      'a',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safeReturnPath(`/${pieces.join('')}`)
        if (path === null) return
        const resolved = new URL(path, 'https://store.example')
        expect(resolved.origin).toBe('https://store.example')
        expect(resolved.pathname.startsWith('//')).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('search text', () => {
  it.each([
    ['nitrile <b>gloves</b>', 'nitrile gloves'],
    ['<script>alert(1)</script>gauze', 'gauze'],
    ['<STYLE>p{}</style >gauze', 'gauze'],
    ['gauze<!-- <b> -->pad', 'gauzepad'],
    ['gauze<img src=x onerror=alert(1)', 'gauze'],
    ['<scr<script>ipt>alert(1)</script>', ''],
    ['<scr<b>ipt>gauze', 'ipt>gauze'],
    ['<<<b>script>gauze', 'script>gauze'],
    ['<<b>b>gauze', 'b>gauze'],
    ['needle < 20g', 'needle < 20g'],
    ['3 > 2', '3 > 2'],
    ['J&J', 'J&J'],
    ['gloves ', 'gloves '],
  ])('SRCH-03 strips %j to %j', (text, stripped) => {
    expect(stripMarkup(text)).toBe(stripped)
  })

  it('SRCH-03 leaves nothing that a browser reads as a tag, of any typed text', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '!',
      '--',
      'b',
      'script',
      'style',
      ' ',
      '=',
      '"',
      '<b>',
      '</script>',
      '<!--',
      '-->',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const stripped = stripMarkup(pieces.join(''))
        expect(stripped).not.toMatch(/<[a-z!/?]/i)
        expect(stripMarkup(stripped)).toBe(stripped)
      }),
      { numRuns: 5000 },
    )
  })

  it('SRCH-03 makes a term of anything, and reading the term again does not change it', () => {
    const letter = fc.constantFrom('<', '>', '!', '-', '/', 'b', ' ', '\n', '\u0000', '\u001b', '\u0085', '😀')
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 20 }), (text) => {
        const term = toSearchTerm(text)
        expect(term).not.toMatch(/<[a-z!/?]|\p{Cc}/iu)
        expect(toSearchTerm(term)).toBe(term)
      }),
      { numRuns: 5000 },
    )
  })

  it('SRCH-01 searches from 3 characters of the trimmed term, and not for blanks or markup', () => {
    expect(['glo', ' glo ', 'gl o'].every(isSearchable)).toBe(true)
    expect(['', '  ', '    ', 'gl', ' gl ', 'g  ', '<b></b>', '<b>gl</b>'].some(isSearchable)).toBe(false)
    expect(toSearchTerm('  nitrile \n gloves ')).toBe('nitrile gloves')
  })
})

describe('names', () => {
  it('SHELL-12 cuts a name to 11 characters and an account name to 20, and keeps the full one', () => {
    const name = 'Bartholomew Featherstonehaugh'
    expect(truncate(name, NAME_LIMITS.mobileMenuName)).toEqual({ shown: 'Bartholomew', full: name, isCut: true })
    expect(truncate(name, NAME_LIMITS.mobileMenuAccount)).toMatchObject({ shown: 'Bartholomew Feathers', full: name })
    expect(truncate('Bartholomew', 11)).toEqual({ shown: 'Bartholomew', full: 'Bartholomew', isCut: false })
  })

  it('SHELL-12 never splits a character', () => {
    expect(truncate('👩‍⚕️😀😀', 4).shown.isWellFormed()).toBe(true)
    expect(truncate('😀😀😀', 2).shown).toBe('😀😀')
  })
})

describe('validators', () => {
  it('VAL-01 refuses spaces', () => {
    expect(noSpaces('a b')).toEqual({ code: 'spaces' })
    expect(noSpaces('a\tb')).toEqual({ code: 'spaces' })
    expect(noSpaces('ab')).toBeNull()
  })

  it('VAL-02 asks for a length', () => {
    expect(minLength(8)('short')).toEqual({ code: 'tooShort', min: 8 })
    expect(minLength(8)('long enough')).toBeNull()
    expect(minLength(3)('😀😀')).toEqual({ code: 'tooShort', min: 3 })
    expect(minLength(8)('')).toBeNull()
  })

  it('AUTH-07 accepts no new password that is short, blank or longer than the store accepts', () => {
    expect(newPassword('elevenchars')).toEqual({ code: 'tooShort', min: 12 })
    expect(newPassword(' '.repeat(12))).toEqual({ code: 'onlySpaces' })
    expect(newPassword('a'.repeat(257))).toEqual({ code: 'tooLong', max: 256 })
    expect(newPassword('ab'.repeat(128))).toBeNull()
    expect(newPassword('two words and more')).toBeNull()
  })

  it('AUTH-07 takes no new password that is one character or the username', () => {
    expect(newPassword('a'.repeat(12))).toEqual({ code: 'oneCharacter' })
    expect(newPassword('😀'.repeat(12))).toEqual({ code: 'oneCharacter' })
    expect(newPassword('aaaaaaaaaaab')).toBeNull()
    const unlikeName = notUsername(' admin@mercy.example')
    expect(unlikeName('Admin@Mercy.example ')).toEqual({ code: 'sameAsUsername' })
    expect(unlikeName('admin@mercy.example1')).toBeNull()
  })

  it('VAL-03 asks for a number', () => {
    expect(['1', '-2.5', '.5', '5.', ' 7 ', ''].every((text) => numeric(text) === null)).toBe(true)
    for (const text of ['a', '1a', '1,000', '1e3', '.', '-']) expect(numeric(text)).toEqual({ code: 'notNumber' })
  })

  it.each(['a@b.co', 'first.last+tag@sub.clinic.example', "o'neil@mercy.example", ''])('VAL-04 accepts %j', (text) => {
    expect(email(text)).toBeNull()
  })

  it.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b..co',
    'a@-b.co',
    'a@b.co,c@d.co',
    'a..b@x.example',
    '.a@b.co',
    'a.@b.co',
    `${'a'.repeat(250)}@b.co`,
  ])('VAL-04 refuses %j as an email address', (text) => {
    expect(email(text)).toEqual({ code: 'badEmail' })
  })

  it('VAL-04 accepts a comma-separated list of email addresses', () => {
    expect(emailList('a@b.co')).toBeNull()
    expect(emailList('a@b.co, c@d.co')).toBeNull()
    expect(emailList('a@b.co, c')).toEqual({ code: 'badEmail' })
    expect(emailList('a@b.co,')).toEqual({ code: 'badEmail' })
    expect(emailList('a@b.co; c@d.co')).toEqual({ code: 'badEmail' })
  })

  it.each(['555-0100', '(518) 555-0100 x12', '+1 518.555.0100', ' 5185550100 ', ''])('AUTH-08 accepts %j', (text) => {
    expect(phone(text)).toBeNull()
  })

  it.each(['call me!!', '-------', '555', '555-01OO', '5185550100 12 a'])(
    'AUTH-08 refuses %j as a telephone number',
    (text) => {
      expect(phone(text)).toEqual({ code: 'badPhone' })
    },
  )

  it('VAL-05 tells decimals from other texts', () => {
    expect(integer('12')).toBeNull()
    expect(integer('')).toBeNull()
    expect(integer('1.5')).toEqual({ code: 'decimal' })
    expect(integer('twelve')).toEqual({ code: 'notWhole' })
  })

  it.each([
    [noSpaces('a b'), 'Cannot contain spaces'],
    [minLength(8)('short'), 'Must be at least 8 characters'],
    [numeric('a'), 'Must be a number'],
    [email('a'), 'Invalid email address'],
    [emailList('a@b.co,'), 'Invalid email address'],
    [integer('twelve'), 'Only numbers can be entered'],
    [integer('1.5'), 'Decimals not allowed'],
    [phone('555'), 'Enter a telephone number such as (518) 555-0100'],
    [newPassword('elevenchars'), 'Must be at least 12 characters'],
    [newPassword('a'.repeat(257)), 'Must be at most 256 characters'],
    [newPassword(' '.repeat(12)), 'Must not be only spaces'],
    [newPassword('a'.repeat(12)), 'Cannot be one character repeated'],
    [notUsername('a')('A'), 'Cannot be your username'],
    [{ code: 'toString' }, null],
  ])('VAL-01 VAL-02 VAL-03 VAL-04 VAL-05 puts %j into words', (problem, words) => {
    expect(problem && problemText(problem, problemMessages)).toBe(words)
  })
})
