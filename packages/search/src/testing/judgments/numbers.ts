import { judged } from './judged.js'

/** Each number names exactly one item. */
function numbered(mpns: Readonly<Record<string, string>>) {
  return judged(
    'numbers',
    Object.fromEntries(Object.entries(mpns).map(([query, item]) => [query, [{ grade: 3 as const, item }]])),
  )
}

/** As printed on a box, an invoice or a shelf label. */
const exact = numbered({
  'HS-3407-M': 'HS-3407-M',
  'OW-3957': 'OW-3957',
  '003570': '003570',
  '002609M': '002609M',
  'QL.01653-NA': 'QL.01653-NA',
  'VN/3010': 'VN/3010',
  'EP.03409': 'EP.03409',
  HB2768XL: 'HB2768XL',
  'WF-3460-XXL': 'WF-3460-XXL',
  'TB-3510-65': 'TB-3510-65',
  '02000030000023': 'OW-3965',
  '12000030000020': 'OW-3965',
})

/** Typed from memory, from a screen, or by another system. */
const loosened = numbered({
  hs3407m: 'HS-3407-M',
  'hs 3407 m': 'HS-3407-M',
  'ow 3957': 'OW-3957',
  'OW–3957': 'OW-3957',
  cv1531: 'CV1531',
  'CV 1531': 'CV1531',
  'c-v-1531': 'CV1531',
  'DM 2084': 'DM/2084',
  dm2084: 'DM/2084',
  'DM-2084': 'DM/2084',
  'vn-3010': 'VN/3010',
  VN3010: 'VN/3010',
  'SB-3208-BK': 'SB3208BK',
  'sb3208 bk': 'SB3208BK',
  'brl2863-l': 'BRL-2863-L',
  ' BRL-2863-L ': 'BRL-2863-L',
})

/** A spreadsheet takes a number for an amount. */
const fromSpreadsheets = numbered({
  '3570': '003570',
  '3570.0': '003570',
  '2609M': '002609M',
  '2354XL': '002354XL',
  '2066': '002066',
  '2066.0': '002066',
  EP03409: 'EP.03409',
  'KB 03061': 'KB.03061',
  QL01653NA: 'QL.01653-NA',
  '2000030000023': 'OW-3965',
  '02000030000023.0': 'OW-3965',
})

const sizesInNumbers = numbered({
  'WF-3460-2XL': 'WF-3460-XXL',
  'wf3460 2xl': 'WF-3460-XXL',
  'HB-2768 XL': 'HB2768XL',
  'HB2768 x-large': 'HB2768XL',
  'TB-3510-6.5': 'TB-3510-65',
  'BRL-2863 large': 'BRL-2863-L',
})

const withWords = numbered({
  '(01)02000010000036': 'HS-3407-M',
  '0 2000010 00003 6': 'HS-3407-M',
  '#OW-3957': 'OW-3957',
  'item # 003570': '003570',
  'item OW-3957': 'OW-3957',
  'mpn 002609M': '002609M',
  'Halden HS-3407-M': 'HS-3407-M',
  'Pellworth 003570': '003570',
})

/** The store's own number of an item, which its pages, papers and labels print. */
const printed = numbered({
  '15041': 'MS.03289',
  '#15041': 'MS.03289',
  '15041.0': 'MS.03289',
  'item 15041': 'MS.03289',
})

/** Queries by item number, part number and GTIN. */
export const numbers = [
  ...exact,
  ...loosened,
  ...fromSpreadsheets,
  ...sizesInNumbers,
  ...withWords,
  ...printed,
  ...judged('numbers', {
    'HS-3407': [
      { grade: 3, maker: 'Halden Safety', named: '^Nitrile exam gloves, powder-free, textured fingertips, blue' },
    ],
  }),
]
