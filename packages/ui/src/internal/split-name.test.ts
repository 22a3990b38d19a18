import { expect, it } from 'vitest'
import { splitName } from './split-name.js'

it.each([
  ['Nitrile exam gloves, powder-free, black, large', 'Nitrile exam gloves, powder-free,', 'black, large'],
  ['Gauze sponges, 2 × 2 in', 'Gauze sponges,', '2 × 2 in'],
  ['Gauze', 'Gauze', ''],
  ['Wipes, quaternary ammonium and alcohol', 'Wipes, quaternary ammonium and alcohol', ''],
])('PDP-11 splits %j before the words that tell it from its like', (name, start, end) => {
  expect(splitName(name)).toEqual([start, end])
})
