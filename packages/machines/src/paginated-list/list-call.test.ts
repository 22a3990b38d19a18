import type { ListFilters, ListItem, SalesOrder } from '@gauze/contract'
import { expect, expectTypeOf, it } from 'vitest'
import type { Calls } from '../port/index.js'
import type { PaginatedListPort } from './index.js'

type Orders = 'getSalesOrders'
type OrdersPort = PaginatedListPort<ListItem<Orders>, ListFilters<Orders>>

it('API-15 ACCT-18 a list call of the contract is all that the port of a list needs to read', async () => {
  const asked: unknown[] = []
  const client: Calls<Orders> = {
    getSalesOrders: async (input) => {
      asked.push(input)
      return { results: [], total: 21, page: 2, pages: 3, limit: 10 }
    },
  }
  const loadPage: OrdersPort['loadPage'] = ({ page, limit, filters }, options) =>
    client.getSalesOrders({ ...filters, page, limit }, options)
  const query = { page: 2, limit: 10, filters: { status: 'Shipped' }, sort: null }
  const { signal } = new AbortController()
  expect(await loadPage(query, { signal })).toEqual({ results: [], total: 21, page: 2, pages: 3, limit: 10 })
  expect(asked).toEqual([{ status: 'Shipped', page: 2, limit: 10 }])
  expectTypeOf<Awaited<ReturnType<OrdersPort['loadPage']>>['results'][number]>().toEqualTypeOf<SalesOrder>()
})
