import { expect, it } from 'vitest'
import { toCsv } from './index.js'

it('writes a file that spreadsheets read as it is', () => {
  expect(
    toCsv([
      ['Order', 'Ship to', 'Total'],
      ['SO-1', 'Dock "B", rear', -12.5],
      ['SO-2', 'a\nb', 0],
    ]),
  ).toBe('Order,Ship to,Total\r\nSO-1,"Dock ""B"", rear",-12.5\r\nSO-2,"a\nb",0\r\n')
})

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx'])('keeps spreadsheets from running the text %j', (text) => {
  expect(toCsv([[text]])).toMatch(/^"?'/)
})
