import type { Estimate } from '@gauze/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { ListPage, listCall } from '../../../test/list-page.js'
import { mount } from '../../../test/mount.js'
import { RecordList } from '../../records/record-list/index.js'
import { estimates } from '../../story-data/index.js'
import { estimateKind, quoteKind } from './index.js'

function port(rows: readonly Estimate[] = estimates) {
  const { asked, answer } = listCall(rows)
  return { asked, getQuotes: answer, getEstimates: answer }
}

interface ListedProps {
  at?: string
  kind?: typeof quoteKind | typeof estimateKind
  from?: ReturnType<typeof port>
}

function Listed({ at = '', kind = quoteKind, from = port() }: ListedProps) {
  return (
    <ListPage source={kind} api={from} at={at}>
      {(list) => <RecordList kind={kind} list={list} />}
    </ListPage>
  )
}

function shows(text: string) {
  return expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
}

it('ACCT-06 lists quotes with their status, and no amount of one that is not priced', async () => {
  const { container } = mount(<Listed />)
  await expect
    .element(page.getByRole('link', { name: 'EST-10005' }))
    .toHaveAttribute('href', '/myaccount/menu/estimatedetails?id=5')
  await expect.element(page.getByRole('row', { name: /EST-10005/ })).toMatchTextContent(/11\/12\/2026.*Open\$184\.03/)
  await expect.element(page.getByRole('row', { name: /EST-10006/ })).toMatchTextContent(/Requested–/)
  await expect.element(page.getByRole('columnheader', { name: 'Prices until' })).not.toBeInTheDocument()
  await shows('6 quotes')
  await expectAccessible(container)
})

it('ACCT-06 filters by status, text and days, has no address to filter by, and sorts by the last day', async () => {
  const from = port(estimates.slice(1, 4))
  mount(<Listed kind={estimateKind} from={from} />)
  await shows('3 estimates')
  await expect.element(page.getByLabelText('Ship to')).not.toBeInTheDocument()
  expect(page.getByLabelText('Status').element().textContent).toBe('AllOpenAcceptedExpired')
  await page.getByLabelText('Status').selectOptions('Open')
  await page.getByRole('searchbox').fill('room')
  await page.getByLabelText('From').fill('2026-10-01')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await shows('search=room&status=Open&fromDate=2026-10-01')
  const filters = { search: 'room', status: 'Open', fromDate: '2026-10-01' }
  await expect.poll(() => from.asked.at(-1)).toMatchObject({ ...filters, page: 1, orderBy: 'desc', sort: 'date' })
  await page.getByRole('columnheader', { name: 'Prices until' }).getByRole('button').click()
  await expect.poll(() => from.asked.at(-1)).toMatchObject({ ...filters, sort: 'expirationDate' })
})

it('ACCT-06 leaves out a status of a link that the list does not have', async () => {
  const from = port()
  mount(<Listed kind={estimateKind} from={from} at="status=Requested" />)
  await shows('6 estimates')
  expect(from.asked).toEqual([{ page: 1, limit: 10, orderBy: 'desc', sort: 'date' }])
})

it('ACCT-06 explains how to get a first quote, and how to change filters that match none', async () => {
  const { rerender } = mount(<Listed from={port([])} />)
  await shows('Fill your cart, then press “Request a quote” there.')
  rerender(<Listed key="matches" from={port([])} at="search=9999" />)
  await shows('No quotes match')
})

it('ACCT-06 lists nothing while a day has an error', async () => {
  const from = port()
  mount(<Listed from={from} at="fromDate=0026-11-01" />)
  await shows('Nothing is listed until the days above are corrected.')
  expect(from.asked).toEqual([])
})

it.each([650, 770, 1100])('ACCT-06 keeps the longest title in its frame of %s px', async (width) => {
  const rows = estimates.map((row) => ({ ...row, title: 'W'.repeat(60), total: 12_397.93 }))
  const { container } = mount(
    <div style={{ width }}>
      <Listed kind={estimateKind} from={port(rows)} />
    </div>,
  )
  await shows('6 estimates')
  expect(container.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(width)
})
