import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { storyBillingNotifications, storyNotifications } from '../../story-data/story-notifications.js'
import { NotificationList, type NotificationListProps } from './notification-list.js'

function nothing() {
  return undefined
}

describeConformance('NotificationList', (props, ref) => (
  <NotificationList {...props} ref={ref} notifications={storyNotifications} status="loaded" onRetry={nothing} />
))

function show(props: Partial<NotificationListProps>) {
  return mount(<NotificationList notifications={[]} status="loaded" onRetry={nothing} {...props} />)
}

const [delivered] = storyNotifications

describe('NotificationList', () => {
  it('NOTE-02 words each type in its own way and links to the delivery, the item and the order', async () => {
    show({ notifications: storyNotifications })
    const [first, second, third, fourth, fifth, sixth] = page.getByRole('listitem').elements()
    expect(first?.textContent).toContain('Delivered')
    expect(first?.textContent).toContain('Your delivery arrived on 11/20/2026 at 2:05 PM.')
    expect(second?.textContent).toContain(
      'Nitrile exam gloves, powder-free, Size:medium: 12 on backorder can be sent now.',
    )
    expect(third?.textContent).toBe('Item Back in StockGauze sponges 4 × 4 in')
    expect(fourth?.textContent).toBe('Order UpdateOrder SO-100440 was rejected.Reason: Use the ward stock first.')
    expect(fifth?.textContent).toBe('SubscriptionYour subscription “OR weekly restock” could not be ordered')
    expect(sixth?.textContent).toBe('You have a new notification.')
    await expect
      .element(page.getByRole('link', { name: 'See delivery GZ40127731' }))
      .toHaveAttribute('href', '/tracking/GZ40127731')
    await expect
      .element(page.getByRole('link', { name: 'Gauze sponges 4 × 4 in' }))
      .toHaveAttribute('href', '/product/gauze-sponges-4x4')
    await expect
      .element(page.getByRole('link', { name: /^Nitrile exam gloves/ }))
      .toHaveAttribute('href', '/product/nitrile-exam-gloves-medium')
    await expect
      .element(page.getByRole('link', { name: 'Order SO-100440 was rejected.' }))
      .toHaveAttribute('href', '/myaccount/menu/orderdetails?id=7')
    await expect
      .element(page.getByRole('link', { name: /^Your subscription/ }))
      .toHaveAttribute('href', '/myaccount/menu/subscriptions')
  })

  it('PLUS-02 says which license ends, and links to the addresses', async () => {
    const metaData = { addressLabel: 'Clinic', rxLevel: '3', licenceNumber: 'AB123', expiration: '2026-12-10' }
    const common = { id: 1, userNotificationStatus: { unread: false } }
    show({
      notifications: [{ isNew: false, notification: { ...common, notificationType: 'License Expiring', metaData } }],
    })
    await expect
      .element(page.getByRole('link', { name: 'License AB123 at Clinic expires on 12/10/2026.' }))
      .toHaveAttribute('href', '/myaccount/menu/addresses')
    await expect.element(page.getByText('After that day, items of Rx level 3 cannot ship there.')).toBeVisible()
  })

  it("PLUS-25 shows the store's decision about a license, and the reason of a refusal", async () => {
    const license = { addressLabel: 'Clinic', rxLevel: '3', licenceNumber: 'AB123' }
    const common = { userNotificationStatus: { unread: false }, notificationType: 'License Reviewed' as const }
    const refusal = { ...license, status: 'refused' as const, reason: 'It is of another company.' }
    const confirmation = { ...license, status: 'confirmed' as const, reason: '' }
    show({
      notifications: [
        { isNew: false, notification: { ...common, id: 2, metaData: refusal } },
        { isNew: false, notification: { ...common, id: 1, metaData: confirmation } },
      ],
    })
    await expect
      .element(page.getByRole('link', { name: 'License AB123 at Clinic was refused.' }))
      .toHaveAttribute('href', '/myaccount/menu/addresses')
    await expect.element(page.getByText('Reason: It is of another company.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'License AB123 at Clinic was confirmed and counts.' }))
      .toBeVisible()
  })

  it('NOTE-02 words the news of billing, and links to the payment, the invoice and the list of invoices', async () => {
    show({ notifications: storyBillingNotifications })
    const said = page.getByRole('listitem').elements()
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'Product RecallRecall RC-1003, class II: Gauze pads, sterile.Your company received these goods. Please acknowledge the recall.',
      'Return AnsweredReturn IS-1004 was credited.',
      'Quote AnsweredEstimate EST-10005 is ready.',
      'Invoices Overdue3 invoices are overdue.',
      'Payment ReturnedPayment PMT-300012 was returned.Its invoices are open again.',
      'Payment ReceivedPayment PMT-300012 was received.',
      'Invoice IssuedInvoice INV-200031 was issued.It is due on 12/20/2026.',
      'Invoice IssuedInvoice INV-200030 was issued.It is paid by the card of its order.',
    ])
    const links = page.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/myaccount/menu/recalldetails?id=3',
      '/myaccount/menu/orderdetails?id=7',
      '/myaccount/menu/estimatedetails?id=5',
      '/myaccount/menu/invoices',
      '/myaccount/menu/paymentdetails?id=12',
      '/myaccount/menu/paymentdetails?id=12',
      '/myaccount/menu/invoicedetails?id=31',
      '/myaccount/menu/invoicedetails?id=30',
    ])
  })

  it('NOTE-02 words a backorder whose item has no address, as older ones have none', () => {
    const [, backorder] = storyNotifications
    if (!backorder) throw new Error('There is no story of a backorder.')
    const metaData = { item: { displayName: 'Gauze' }, quantityPreviouslyBackordered: 3 }
    show({
      notifications: [
        { isNew: false, notification: { ...backorder.notification, notificationType: 'Backorder Ready', metaData } },
      ],
    })
    expect(page.getByRole('listitem').element().textContent).toContain('Gauze: 3 on backorder can be sent now.')
    expect(page.getByRole('link').elements()).toEqual([])
  })

  it('NOTE-01 says New in words next to the green dot, only on unread ones', () => {
    show({ notifications: storyNotifications })
    const news = page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent?.includes('New'))
    expect(news).toEqual([true, true, false, false, false, false])
  })

  it.each([
    [{ deliveryDate: '20261399' }, 'Your delivery has arrived.'],
    [{ timeOfDelivery: '99:99:99' }, 'Your delivery arrived on 11/20/2026.'],
  ])('NOTE-02 shows no nonsense for %j', async (wrong, words) => {
    if (!delivered) throw new Error('There is no story of a delivery.')
    const { notification } = delivered
    show({
      notifications: [
        {
          isNew: false,
          notification: {
            ...notification,
            notificationType: 'Fulfillment Delivered',
            metaData: {
              fulfillmentId: 1,
              workwaveId: '',
              deliveryDate: '20261120',
              timeOfDelivery: '14:05:00',
              ...wrong,
            },
          },
        },
      ],
    })
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  })

  it('NOTE-01 says that there are none, that it loads, and that there is no network', async () => {
    const { rerender } = show({})
    await expect.element(page.getByRole('status')).toMatchTextContent('You have no notifications.')
    const again = (props: Partial<NotificationListProps>) =>
      rerender(<NotificationList notifications={[]} status="loaded" onRetry={nothing} {...props} />)
    again({ status: 'loading' })
    await expect.element(page.getByRole('status')).toMatchTextContent('Loading your notifications')
    again({ status: 'failed', isOffline: true })
    await expect.element(page.getByRole('alert')).toMatchTextContent('You are offline.')
  })

  it('NOTE-01 a failure can be retried, and existing entries stay', async () => {
    const onRetry = vi.fn<() => void>()
    const { rerender } = show({ status: 'failed', onRetry })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    rerender(<NotificationList notifications={storyNotifications} status="failed" onRetry={onRetry} />)
    await expect.element(page.getByRole('alert')).toMatchTextContent('These may not be the newest')
    expect(page.getByRole('listitem').elements()).toHaveLength(storyNotifications.length)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(2)
  })

  it('NOTE-01 says when they could not be marked as read', async () => {
    show({ notifications: storyNotifications, isMarkRefused: true })
    await expect.element(page.getByRole('alert')).toMatchTextContent('We could not mark these as read.')
  })
})
