import { expect, it } from 'vitest'
import { splitScan } from './split-scan.js'

it.each([
  ['036000291452', { typed: '', code: '036000291452' }],
  ['10012345678902', { typed: '', code: '10012345678902' }],
  ['12036000291452', { typed: '12', code: '036000291452' }],
  ['0036000291452', { typed: '', code: '0036000291452' }],
  ['](01)10012345678902', { typed: '', code: '](01)10012345678902' }],
  ['99999999', { typed: '', code: '99999999' }],
  ['12', null],
  ['1,200', null],
  ['12 boxes of 100', null],
  ['1.50000000', null],
])('PLUS-24 PLUS-11 a field with %s', (written, split) => {
  expect(splitScan(written)).toEqual(split)
})
