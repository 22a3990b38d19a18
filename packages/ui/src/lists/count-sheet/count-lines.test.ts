import { expect, it } from 'vitest'
import { lineOrder } from './count-lines.js'

const par = { quantity: 40 }

it.each([
  ['12', { type: 'order', quantity: 28 }],
  ['0', { type: 'order', quantity: 40 }],
  ['40', { type: 'enough' }],
  ['1,200', { type: 'enough' }],
  ['', { type: 'uncounted' }],
  [undefined, { type: 'uncounted' }],
  ['1.5', { type: 'invalid' }],
  ['-3', { type: 'invalid' }],
  ['some', { type: 'invalid' }],
  ['100000', { type: 'invalid' }],
])('PLUS-11 a count of %s to a par level of 40', (typed, order) => {
  expect(lineOrder(par, typed)).toEqual(order)
})
