import type { AnsweredQuery, ListPage, ListQuery } from '@gauze/machines/paginated-list'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../test/mount.js'
import { type ListChangeReason, listCodec, type TextFilters, useList } from './index.js'

type Filters = TextFilters<'status'>
type Query = ListQuery<Filters>

const codec = listCodec({ filters: { status: 20 }, sorts: ['date'], limits: [10, 25] })

/** Reads whose answers a test gives in any order. */
function reads() {
  const calls: {
    query: Query
    signal: AbortSignal
    answer: (rows: string[], pages?: number) => void
    fail: () => void
  }[] = []
  const load = (query: Query, { signal }: { signal: AbortSignal }) =>
    new Promise<ListPage<string>>((resolve, reject) => {
      calls.push({
        query,
        signal,
        answer: (results, pages = 3) => resolve({ results, total: pages * 10, page: query.page, pages, limit: 10 }),
        fail: () => reject({ kind: 'server', problem: { detail: 'The list is being rebuilt.' } }),
      })
    })
  const call = (index: number) => {
    const made = calls[index]
    if (!made) throw new Error(`Call ${index} was never made.`)
    return made
  }
  return { load, call, queries: () => calls.map(({ query }) => codec.write(query).toString()) }
}

interface OrdersProps {
  load: ReturnType<typeof reads>['load']
  at?: string
  initial?: AnsweredQuery<string, Filters>
  change?: () => Promise<unknown>
}

function Orders({ load, at = '', initial, change }: OrdersProps) {
  const [address, setAddress] = useState(at)
  const [reason, setReason] = useState<ListChangeReason | null>(null)
  const list = useList({
    load,
    query: codec.read(new URLSearchParams(address)),
    limits: codec.limits,
    hrefOf: (query) => `/orders?${codec.write(query)}`,
    onQueryChange: (query, details) => {
      setAddress(String(codec.write(query)))
      setReason(details.reason)
    },
    ...(initial ? { initial } : {}),
    ...(change ? { change } : {}),
  })
  const { rows, status, isBusy, pages, limits, onLimitChange, onSortChange, onRetry, pageHref } = list.table
  return (
    <main>
      <p>{`${address || 'first'} | ${status} ${isBusy ? 'busy ' : ''}| ${rows.join(',')} of ${pages} pages`}</p>
      <a href={pageHref(3)}>Third</a>
      <output>{reason}</output>
      <p role="alert">{list.error?.detail ?? list.changeError?.detail}</p>
      <button type="button" onClick={() => setAddress('page=2')}>
        Second
      </button>
      <button type="button" onClick={() => onSortChange({ column: 'date', direction: 'ascending' })}>
        Sort
      </button>
      <button type="button" onClick={() => list.setFilters({ status: 'open' })}>
        Filter
      </button>
      {limits.map((limit) => (
        <button key={limit} type="button" onClick={() => onLimitChange(limit)}>
          {limit} rows
        </button>
      ))}
      <button type="button" onClick={onRetry}>
        Retry
      </button>
      <button type="button" onClick={() => list.change({ kind: 'delete', id: 1 })}>
        Delete
      </button>
    </main>
  )
}

function press(name: string) {
  return page.getByRole('button', { name }).click()
}

function shows(text: string) {
  return expect.element(page.getByText(text, { exact: true })).toBeInTheDocument()
}

it('ACCT-18 reads the query of the address, and keeps the previous rows until the answer comes', async () => {
  const { load, call, queries } = reads()
  mount(<Orders load={load} at="status=open" />)
  await shows('status=open | loading busy |  of 0 pages')
  call(0).answer(['a'])
  await shows('status=open | ready | a of 3 pages')
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/orders?status=open&page=3')
  await press('Sort')
  await shows('status=open&sort=date | ready busy | a of 3 pages')
  call(1).answer(['b'])
  await shows('status=open&sort=date | ready | b of 3 pages')
  expect(queries()).toEqual(['status=open', 'status=open&sort=date'])
})

it('ACCT-18 goes back to page 1 for other filters, aborts the older request and drops its late answer', async () => {
  const { load, call, queries } = reads()
  mount(<Orders load={load} />)
  call(0).answer(['a'])
  await shows('first | ready | a of 3 pages')
  await press('Second')
  await press('Filter')
  expect(call(1).signal.aborted).toBe(true)
  call(2).answer(['open'])
  call(1).answer(['second'])
  await shows('status=open | ready | open of 3 pages')
  expect(queries()).toEqual(['', 'page=2', 'status=open'])
})

it.each([
  ['page=3', '25 rows', 'rows=25'],
  ['rows=25&page=3', '10 rows', 'page=6'],
  ['rows=25&page=3', 'Filter', 'status=open&rows=25'],
])('ACCT-18 keeps the first row of %s when its pages get another size: %s leads to %s', async (at, change, to) => {
  const { load, call, queries } = reads()
  mount(<Orders load={load} at={at} />)
  call(0).answer(['a'])
  await shows(`${at} | ready | a of 3 pages`)
  await press(change)
  await shows(`${to} | ready busy | a of 3 pages`)
  expect(queries()).toEqual([at, to])
})

it('ACCT-18 goes to the last page when the address asks for one that is gone', async () => {
  const { load, call } = reads()
  mount(<Orders load={load} at="page=9" />)
  await expect.poll(() => call(0).query.page).toBe(9)
  call(0).answer([], 2)
  await expect.poll(() => call(1).query.page).toBe(2)
  call(1).answer(['last'], 2)
  await shows('page=2 | ready | last of 2 pages')
  await shows('corrected')
})

it("ACCT-18 says the server's words when a page fails, and reads it again on request", async () => {
  const { load, call } = reads()
  mount(<Orders load={load} />)
  call(0).fail()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The list is being rebuilt\./)
  await shows('first | error |  of 0 pages')
  await press('Retry')
  call(1).answer(['a'])
  await shows('first | ready | a of 3 pages')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^$/)
})

it('reads nothing when the page came with the document, and takes a later one', async () => {
  const { load, call, queries } = reads()
  const given = (results: string[]) => ({
    query: codec.read(new URLSearchParams()),
    answer: { results, total: 10, page: 1, pages: 1, limit: 10 },
  })
  const { rerender } = mount(<Orders load={load} initial={given(['a'])} />)
  await shows('first | ready | a of 1 pages')
  rerender(<Orders load={load} initial={given(['b'])} />)
  await shows('first | ready | b of 1 pages')
  expect(queries()).toEqual([])
  await press('Second')
  call(0).answer(['c'])
  await shows('page=2 | ready | c of 3 pages')
})

it("ACCT-18 puts the server's message in the list when a change is refused, and reads again after one that is not", async () => {
  const { load, call, queries } = reads()
  let isRefused = true
  const change = async () => {
    if (isRefused) throw Object.assign(new Error('refused'), { problem: { detail: 'It is on an order.' } })
  }
  mount(<Orders load={load} change={change} />)
  call(0).answer(['a'])
  await press('Delete')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/It is on an order\./)
  isRefused = false
  await press('Delete')
  await expect.poll(queries).toHaveLength(2)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^$/)
})

/** A list whose address takes its time. */
function SlowAddress({ onAsked }: { onAsked: (search: string) => void }) {
  const list = useList({
    load: () => new Promise<ListPage<string>>(() => undefined),
    query: codec.read(new URLSearchParams('status=open&page=3')),
    limits: codec.limits,
    hrefOf: () => '/orders',
    onQueryChange: (query) => onAsked(String(codec.write(query))),
  })
  return (
    <>
      <button type="button" onClick={() => list.setFilters({})}>
        Clear
      </button>
      <button type="button" onClick={() => list.table.onLimitChange(25)}>
        More rows
      </button>
    </>
  )
}

it('keeps the requested query when another choice is made before the address has come', async () => {
  const asked: string[] = []
  mount(<SlowAddress onAsked={(search) => asked.push(search)} />)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'More rows' }).click()
  expect(asked).toEqual(['', 'rows=25'])
})
