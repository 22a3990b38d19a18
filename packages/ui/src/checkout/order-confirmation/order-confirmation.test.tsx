import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { orderDetails } from '../../story-data/index.js'
import { OrderConfirmation, shortagesOf } from './index.js'

const confirmation = {
  id: 412,
  orderNumber: 'SO-100412',
  status: 'Pending Fulfillment',
  total: 184.03,
  placedAt: '2026-11-20T15:04:00Z',
} as const

describeConformance('OrderConfirmation', (props, ref) => (
  <OrderConfirmation {...props} ref={ref} confirmation={confirmation} />
))

describe('OrderConfirmation', () => {
  it('CHK-01 shows the order number, the date and the total', async () => {
    mount(<OrderConfirmation confirmation={confirmation} />)
    await expect.element(page.getByRole('heading', { name: 'Thank you. Your order is placed.' })).toBeVisible()
    for (const words of ['SO-100412', '11/20/2026', '$184.03'])
      await expect.element(page.getByText(words)).toBeVisible()
  })

  it('CHK-01 keeps in view which items are short, and that the rest ships later', async () => {
    const [line] = orderDetails.lines
    const lines = line ? [{ ...line, quantity: 50, conversionRate: 1, backordered: 36 }] : []
    mount(<OrderConfirmation confirmation={confirmation} shortages={shortagesOf(lines)} />)
    const words = /: only 14 of 50 are in stock\. The rest ships when it’s back in stock\./
    await expect.element(page.getByRole('note').filter({ hasText: words })).toBeVisible()
  })

  it('CHK-07 says that an order waits for approval', async () => {
    mount(<OrderConfirmation confirmation={{ ...confirmation, status: 'Pending Approval' }} />)
    await expect.element(page.getByRole('heading', { name: 'Your order is waiting for approval.' })).toBeVisible()
  })
})
