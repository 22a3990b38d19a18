import type { Recall } from '@gauze/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { ListPage, listCall } from '../../../test/list-page.js'
import { mount } from '../../../test/mount.js'
import { RecordList } from '../../records/record-list/index.js'
import { storyRecalls } from '../../story-data/index.js'
import { recallKind } from './index.js'

function port(rows: readonly Recall[] = storyRecalls) {
  const { asked, answer } = listCall(rows)
  return { asked, getRecalls: answer }
}

interface ListedProps {
  at?: string
  from?: ReturnType<typeof port>
  mayOpenOrders?: boolean
}

function Listed({ at = '', from = port(), mayOpenOrders = true }: ListedProps) {
  return (
    <ListPage source={recallKind} api={from} at={at}>
      {(list) => <RecordList kind={recallKind} list={list} mayOpen={(page) => page !== 'order' || mayOpenOrders} />}
    </ListPage>
  )
}

function shows(text: string) {
  return expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
}

it('PLUS-13 lists recalls with class, goods, orders and status, and without prices', async () => {
  const { container } = mount(<Listed />)
  await shows('4 recalls')
  await expect
    .element(page.getByRole('link', { name: 'RC-1004' }))
    .toHaveAttribute('href', '/myaccount/menu/recalldetails?id=4')
  await expect
    .element(page.getByRole('row', { name: /RC-1004/ }))
    .toMatchTextContent(/Nitrile exam gloves, pinholesClass I.*12 × Box of 100SO-10018511\/14\/2026Not acknowledged/)
  await expect
    .element(page.getByRole('link', { name: 'SO-100185' }).first())
    .toHaveAttribute('href', '/myaccount/menu/orderdetails?id=185')
  expect(container.textContent).not.toContain('$')
  await expectAccessible(container)
})

it('PLUS-13 NAV-07 orders are no links for a person who may not open them', async () => {
  mount(<Listed mayOpenOrders={false} />)
  await shows('4 recalls')
  await shows('SO-100185')
  await expect.element(page.getByRole('link', { name: 'SO-100185' })).not.toBeInTheDocument()
})

it('PLUS-13 asks for the most urgent first, filters by status and text, and sorts by the day', async () => {
  const from = port()
  mount(<Listed from={from} />)
  await shows('4 recalls')
  expect(from.asked).toEqual([{ page: 1, limit: 10 }])
  await page.getByLabelText('Status').selectOptions('Open')
  await page.getByRole('searchbox').fill('gauze')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await shows('search=gauze&status=Open')
  await expect.poll(() => from.asked.at(-1)).toEqual({ page: 1, limit: 10, search: 'gauze', status: 'Open' })
  await page.getByRole('columnheader', { name: 'Published' }).getByRole('button').click()
  await expect.poll(() => from.asked.at(-1)).toMatchObject({ status: 'Open', sort: 'date' })
})

it('PLUS-13 says that nothing is recalled, and explains how to change filters that match none', async () => {
  const { rerender } = mount(<Listed from={port([])} />)
  await shows('Nothing that your company received is recalled. We email you if that changes.')
  rerender(<Listed key="matches" from={port([])} at="search=9999" />)
  await shows('No recalls match')
})

it('PLUS-13 lists nothing while a day has an error', async () => {
  const from = port()
  mount(<Listed from={from} at="fromDate=0026-11-01" />)
  await shows('Nothing is listed until the days above are corrected.')
  expect(from.asked).toEqual([])
})

it.each([650, 770, 1100])('PLUS-13 keeps the longest title in its frame of %s px', async (width) => {
  const rows = storyRecalls.map((row) => ({ ...row, title: 'W'.repeat(120) }))
  const { container } = mount(
    <div style={{ width }}>
      <Listed from={port(rows)} />
    </div>,
  )
  await shows('4 recalls')
  expect(container.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(width)
})
