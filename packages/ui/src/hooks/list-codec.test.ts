import { expect, it } from 'vitest'
import { keepFilters, listCodec } from './list-codec.js'

const orders = listCodec({ filters: { search: 8, status: 40 }, sorts: ['date', 'total'], limits: [10, 25, 50] })

function read(search: string) {
  return orders.read(new URLSearchParams(search))
}

it.each([
  ['', { page: 1, limit: 10, filters: {}, sort: null }],
  ['?status=Shipped&page=3', { page: 3, limit: 10, filters: { status: 'Shipped' }, sort: null }],
  ['?sort=date', { page: 1, limit: 10, filters: {}, sort: { column: 'date', direction: 'ascending' } }],
  ['?search=+glove+&sort=-total', { filters: { search: 'glove' }, sort: { column: 'total', direction: 'descending' } }],
  ['?search=longer+than+8', { filters: { search: 'longer t' } }],
  ['?page=-2&sort=password&other=1&status=', { page: 1, filters: {}, sort: null }],
  ['?page=99999999', { page: 10_000 }],
  ['?rows=25&page=2', { page: 2, limit: 25 }],
  ['?rows=26', { limit: 10 }],
  ['?rows=025', { limit: 10 }],
  ['?rows=-25', { limit: 10 }],
  ['?rows=1e1', { limit: 10 }],
])('SRCH-11 reads the list of %j, and leaves out what it does not know', (search, query) => {
  expect(read(search)).toMatchObject(query)
})

it.each([
  '',
  'status=Shipped&page=3',
  'search=glove&sort=-date',
  'search=a%26b&status=Waiting&sort=total&page=2',
  'rows=50&page=2',
])('writes the list of %j back as it was', (search) => {
  expect(orders.write(read(search)).toString()).toBe(search)
})

it('leaves the usual number of rows out of the address, and reads no other without sizes to choose from', () => {
  expect(String(orders.write(read('?rows=10')))).toBe('')
  const contacts = listCodec({ limit: 100, limits: [10, 100] })
  expect(contacts.read(new URLSearchParams('?rows=10')).limit).toBe(10)
  expect(String(contacts.write(contacts.read(new URLSearchParams('?rows=100'))))).toBe('')
  expect(listCodec({}).read(new URLSearchParams('?rows=25')).limit).toBe(10)
})

it('keeps the filters with some names', () => {
  expect(keepFilters({ search: 'gauze', status: 'Shipped' }, ['status', 'other'])).toEqual({ status: 'Shipped' })
})

it('leaves the usual order out of the address', () => {
  const sort = { column: 'date', direction: 'descending' } as const
  const newest = listCodec({ sorts: ['date'], sort })
  expect(newest.read(new URLSearchParams()).sort).toEqual(sort)
  expect(String(newest.write(newest.read(new URLSearchParams('?sort=-date'))))).toBe('')
  expect(String(newest.write(newest.read(new URLSearchParams('?sort=date'))))).toBe('sort=date')
})
