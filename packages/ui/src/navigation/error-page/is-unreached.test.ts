import { expect, it } from 'vitest'
import { isUnreached } from './is-unreached.js'

it.each([
  Object.assign(new Error('paginateItems got no answer'), { name: 'NetworkError' }),
  new TypeError('Failed to fetch'),
  new TypeError('Failed to fetch dynamically imported module: http://store.example/assets/cart.js'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
])('ROUTE-08 sees that nothing answered: %s', (error) => {
  expect(isUnreached(error)).toBe(true)
})

it.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new Error('Failed to fetch'),
  'Failed to fetch',
  null,
])('ROUTE-08 treats %s as an error of the store', (error) => {
  expect(isUnreached(error)).toBe(false)
})
