import { describe, expect, it } from 'vitest'
import { quoted, quotedLines } from './quoted.js'

describe('typed text in the list of an operator', () => {
  it.each([
    ['NY-4711', '"NY-4711"'],
    ['Zoë’s clinic; Rx level 2', '"Zoë’s clinic; Rx level 2"'],
    ['a"b\\c', '"a\\"b\\\\c"'],
    ['one\ntwo\u0007\u007F\u0085', '"one\\ntwo\\u0007\\u007f\\u0085"'],
    ['\u202Eback\u2066', '"\\u202eback\\u2066"'],
    ['zero\u200Bwidth\u00A0space\u2028', '"zero\\u200bwidth\\u00a0space\\u2028"'],
    ['\u{E0041}', '"\\udb40\\udc41"'],
  ])('PLUS-25 %j is one line in quotes, in which everything is seen', (text, line) => {
    expect(quoted(text)).toBe(line)
    expect(JSON.parse(quoted(text))).toBe(text)
  })

  it('PLUS-25 of several lines has quotes around each', () => {
    expect(quotedLines('  1. Gauze\r\n"No"', '  ')).toEqual(['  "  1. Gauze"', '  "\\"No\\""'])
  })
})
