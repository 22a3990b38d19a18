import { describe, expect, it } from 'vitest'
import { type ListRow, readFileRows, readTypedRows } from './index.js'

function cells(rows: readonly ListRow[]) {
  return rows.map(({ item, quantity, unit, problem }) => [item, quantity, unit, ...(problem ? [problem] : [])])
}

describe('rows that name items', () => {
  it.each([
    ['80011', [['80011', '', '']]],
    ['Gauze sponges, woven cotton, 2 × 2 in, 8-ply', [['Gauze sponges, woven cotton, 2 × 2 in, 8-ply', '', '']]],
    ['Exam gloves, blue, 12, Box of 100', [['Exam gloves, blue', '12', 'Box of 100']]],
    [
      'HS-4410; 3\n\n  \nOW-3341;2;Bag of 12',
      [
        ['HS-4410', '3', ''],
        ['OW-3341', '2', 'Bag of 12'],
      ],
    ],
    [
      '10115,3\n10201;4\n15091 40\n45110\t1',
      [
        ['10115', '3', ''],
        ['10201', '4', ''],
        ['15091', '40', ''],
        ['45110', '1', ''],
      ],
    ],
    [
      'Item\tQty\tUnit\n80011\t1,200\tEach\r\n"Two\nlines"\t4\t',
      [
        ['80011', '1,200', 'Each'],
        ['Two lines', '4', ''],
      ],
    ],
    [
      '80011\tmany\n\t4\n80012\t0\n80013\t100000',
      [
        ['80011', 'many', '', 'noQuantity'],
        ['', '4', '', 'noItem'],
        ['80012', '0', '', 'belowOne'],
        ['80013', '100000', '', 'tooMany'],
      ],
    ],
    [`${'x'.repeat(201)}`, [['x'.repeat(201), '', '', 'tooLong']]],
  ])('ACCT-12 reads %j', (text, expected) => {
    expect(cells(readTypedRows(text))).toEqual(expected)
  })

  it('ACCT-12 reads a CSV file of a spreadsheet, also in the character set of Windows', async () => {
    const windows = new Uint8Array([...'Gaz\u00e9; 2\r\n"a ""b""";3;Box'].map((letter) => letter.charCodeAt(0)))
    expect(cells(await readFileRows(new File([windows], 'list.csv')))).toEqual([
      ['Gaz\u00e9', '2', ''],
      ['a "b"', '3', 'Box'],
    ])
    expect(cells(await readFileRows(new File(['\uFEFFItem,Quantity\nGloves,12'], 'list.CSV')))).toEqual([
      ['Gloves', '12', ''],
    ])
  })

  it('ACCT-12 reads an XLSX file', async () => {
    const bytes = await (await fetch(new URL('../../../test/two-rows.xlsx', import.meta.url))).arrayBuffer()
    expect(cells(await readFileRows(new File([bytes], 'list.xlsx')))).toEqual([
      ['Gloves, blue', '12', 'Box'],
      ['80011', '', ''],
    ])
  })

  it('ACCT-12 refuses a file that is neither CSV nor XLSX', async () => {
    await expect(readFileRows(new File(['%PDF'], 'list.pdf'))).rejects.toThrow('neither CSV nor XLSX')
  })
})
