import type { AddRequest } from '@gauze/machines/cart'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { makeLines, ownList } from '../../lists/item-lists/story-lists.js'
import { orders, overview, reorderItems } from '../../story-data/index.js'
import { OrderingDesk, type OrderingDeskProps } from './index.js'

const ready = { status: 'ready', onRetry: () => undefined } as const

function Desk(props: Partial<OrderingDeskProps>) {
  return (
    <OrderingDesk
      firstName="Dana"
      now={new Date('2026-11-23T09:00:00')}
      overview={{ ...ready, rows: [overview] }}
      items={{ ...ready, rows: reorderItems }}
      inCart={new Set()}
      waiting={{ ...ready, rows: orders.slice(0, 1) }}
      lists={{ ...ready, rows: [ownList] }}
      readList={async (id) => makeLines(id)}
      quickOrder={<p data-slot="number">Numbers</p>}
      pageHrefOf={(name) => `/account/${name}`}
      pending={[]}
      outcomes={{}}
      onAdd={() => undefined}
      onUndo={async () => undefined}
      {...props}
    />
  )
}

describeConformance('OrderingDesk', (props, ref) => <Desk {...props} ref={ref} />)

it('ACCT-08 adds every due item with the quantity of its last order, or the changed one, and no other item', async () => {
  const onAdd = vi.fn<(lines: readonly AddRequest[]) => void>()
  const [due] = reorderItems.filter(({ isDue }) => isDue)
  const { container } = mount(<Desk onAdd={onAdd} />)
  await expectAccessible(container)
  await page.getByRole('button', { name: /^Add 1 due item, \$/ }).click()
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ itemId: due?.itemId, unit: due?.unit, quantity: due?.quantity }])
})

it('ACCT-08 offers no item as due that is in the cart', async () => {
  const inCart = new Set(reorderItems.filter(({ isDue }) => isDue).map(({ itemId }) => itemId))
  mount(<Desk inCart={inCart} />)
  const due = page.getByRole('region', { name: 'Time to reorder' })
  await expect.element(due.getByText('What is due is in your cart')).toBeVisible()
  await expect.element(due.getByText('In your cart', { exact: true })).toBeVisible()
  expect(due.getByRole('button', { name: /due item/ }).elements()).toHaveLength(0)
})

it('ACCT-08 calls nothing time to reorder that is not due', async () => {
  mount(<Desk items={{ ...ready, rows: reorderItems.map((row) => ({ ...row, isDue: false })) }} />)
  await expect.element(page.getByRole('region', { name: 'Order again' }).getByText('Nothing is due')).toBeVisible()
})

it('ACCT-08 says why an item is offered: its rhythm with the day, or its latest order', async () => {
  mount(<Desk />)
  const due = page.getByRole('region', { name: 'Time to reorder' })
  await expect.element(due.getByText('Every 3 weeks, due Sunday 11/22/2026')).toBeVisible()
  await expect.element(due.getByText('Ordered on 10/31/2026')).toBeVisible()
})

it('LIST-05 adds the lines of a list, and says when they were not read', async () => {
  const onAdd = vi.fn<(lines: readonly AddRequest[]) => void>()
  const { rerender } = mount(<Desk onAdd={onAdd} readList={() => Promise.reject(new Error('offline'))} />)
  const add = page.getByRole('button', { name: 'Add to cart: all items of OR weekly restock' })
  await add.click()
  await expect.element(page.getByText('The list was not read, so nothing was added. Try again.')).toBeVisible()
  expect(onAdd).not.toHaveBeenCalled()
  rerender(<Desk onAdd={onAdd} />)
  await add.click()
  await expect.poll(() => onAdd.mock.calls[0]?.[0]).toMatchObject([{ quantity: 12 }, { quantity: 8 }, { quantity: 4 }])
})

it('PLUS-24 shows parcels that are on their way or came today, and none that came before', async () => {
  const [parcel] = overview.recentFulfillments
  if (!parcel) throw new Error('The overview of the stories has no parcel.')
  const parcels = [
    { ...parcel, id: 1, trackingNumber: 'ON-ITS-WAY', deliveredAt: null },
    { ...parcel, id: 2, trackingNumber: 'TODAY', deliveredAt: '2026-11-23T13:00:00Z' },
    { ...parcel, id: 3, trackingNumber: 'YESTERDAY', deliveredAt: '2026-11-22T13:00:00Z' },
  ]
  mount(<Desk overview={{ ...ready, rows: [{ ...overview, recentFulfillments: parcels }] }} />)
  const panel = page.getByRole('region', { name: 'Deliveries' })
  await expect
    .element(panel.getByRole('listitem').filter({ hasText: 'ON-ITS-WAY' }).getByText('On its way'))
    .toBeVisible()
  await expect
    .element(panel.getByRole('listitem').filter({ hasText: 'TODAY' }).getByText('Delivered today'))
    .toBeVisible()
  expect(panel.getByRole('listitem').elements()).toHaveLength(2)
})

it('PLUS-24 loads and fails by panel, and leaves out the orders of a person who may not see them', async () => {
  const onRetry = vi.fn()
  const failed = { status: 'error', rows: [], onRetry } as const
  mount(<Desk items={failed} waiting={null} />)
  await page.getByRole('region', { name: 'Time to reorder' }).getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(page.getByRole('region', { name: 'Orders that wait for approval' }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: 'OR weekly restock' })).toBeVisible()
})
