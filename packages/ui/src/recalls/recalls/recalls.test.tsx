import type { CallInput, CallOutput, Recall } from '@gauze/contract'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { useList } from '../../hooks/index.js'
import { storyRecalls } from '../../story-data/index.js'
import {
  RecallClassTag,
  RecallStatusTag,
  Recalls,
  type RecallsPort,
  type RecallsProps,
  readRecalls,
  recallsCodec,
} from './index.js'

function port(rows: readonly Recall[] = storyRecalls) {
  const asked: CallInput<'getRecalls'>[] = []
  const calls: RecallsPort = {
    getRecalls: async (input): Promise<CallOutput<'getRecalls'>> => {
      asked.push(input)
      return { results: [...rows], total: rows.length, page: 1, pages: Math.min(rows.length, 1), limit: 10 }
    },
  }
  return { ...calls, asked }
}

interface ListedProps extends Partial<Omit<RecallsProps, 'list'>> {
  at?: string
  from?: RecallsPort
}

function Listed({ at = '', from = port(), ...props }: ListedProps) {
  const [address, setAddress] = useState(at)
  const list = useList({
    query: recallsCodec.read(new URLSearchParams(address)),
    limits: recallsCodec.limits,
    hrefOf: (query) => `?${recallsCodec.write(query)}`,
    onQueryChange: (query) => setAddress(String(recallsCodec.write(query))),
    load: (query, options) => readRecalls(from, query, options),
  })
  return (
    <>
      <output>{address}</output>
      <Recalls list={list} hrefOf={({ id }) => `/recalls/${id}`} {...props} />
    </>
  )
}

function shows(text: string) {
  return expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
}

describeConformance('Recalls', (props, ref) => <Listed {...props} ref={ref} />)
describeConformance('RecallClassTag', (props, ref) => <RecallClassTag {...props} ref={ref} riskClass="II" />)
describeConformance('RecallStatusTag', (props, ref) => <RecallStatusTag {...props} ref={ref} status="Open" />)

it('PLUS-13 lists recalls with class, goods, orders and status, and without prices', async () => {
  const { container } = mount(<Listed orderHrefOf={(id) => `/orders/${id}`} />)
  await shows('4 recalls')
  await expect.element(page.getByRole('link', { name: 'RC-1004' })).toHaveAttribute('href', '/recalls/4')
  await expect
    .element(page.getByRole('row', { name: /RC-1004/ }))
    .toMatchTextContent(/Nitrile exam gloves, pinholesClass I.*12 × Box of 100SO-10018511\/14\/2026Not acknowledged/)
  await expect.element(page.getByRole('link', { name: 'SO-100185' }).first()).toHaveAttribute('href', '/orders/185')
  expect(container.textContent).not.toContain('$')
  await expectAccessible(container)
})

it('PLUS-13 NAV-07 orders are no links for a person who may not open them', async () => {
  mount(<Listed />)
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

it('PLUS-13 says that nothing is recalled, and what to do when none match', async () => {
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
