import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { delivery, overview } from '../../story-data/index.js'
import { DeliveryProgress, type DeliveryProgressProps } from './index.js'

const given: DeliveryProgressProps = {
  delivery,
  onRetry: () => undefined,
  orderHrefOf: ({ orderId }) => `/orders/${orderId}`,
  help: 'Call us.',
}

describeConformance('DeliveryProgress', (props, ref) => <DeliveryProgress {...props} ref={ref} {...given} />)

function stepTexts() {
  return page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
}

describe('a delivery', () => {
  it('ACCT-15 shows each step with its day in Eastern time, and marks the current one', async () => {
    const { container } = mount(<DeliveryProgress {...given} />)
    // The approval was at 11:30 PM of November 12 in New York.
    expect(stepTexts()).toEqual([
      'OrderedThu, 11/12/2026 done',
      'ApprovedThu, 11/12/2026 done',
      'ShippedFri, 11/13/2026 done',
      'DeliveredNot yet',
    ])
    expect(container.querySelector('[aria-current="step"]')?.textContent).toContain('Shipped')
    await expectAccessible(container)
  })

  it('ACCT-15 shows no date for a step whose time nobody recorded', () => {
    const steps = [{ name: 'Out for delivery', isReached: true, at: null }] as const
    mount(<DeliveryProgress {...given} delivery={{ ...delivery, status: 'Out for delivery', steps: [...steps] }} />)
    expect(stepTexts()).toEqual(['Out for delivery done'])
  })

  it('ACCT-15 names its goods, links to its order and its carrier, and gives the phone number', async () => {
    mount(<DeliveryProgress {...given} carrierHrefOf={({ carrier }) => `https://carrier.example/${carrier}`} />)
    await expect.element(page.getByRole('rowheader', { name: /Nitrile exam gloves/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: delivery.orderNumber })).toHaveAttribute('href', '/orders/398')
    const carrier = page.getByRole('link', { name: 'Track with UPS' })
    await expect.element(carrier).toHaveAttribute('href', 'https://carrier.example/UPS')
    await expect.element(page.getByText(/late, damaged or incomplete.* Call us\./)).toBeVisible()
  })

  it('ACCT-15 names the order without a link for a user who may not open orders', async () => {
    mount(<DeliveryProgress {...given} orderHrefOf={undefined} carrierHrefOf={() => null} />)
    await expect.element(page.getByText(delivery.orderNumber)).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Track with/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: delivery.orderNumber })).not.toBeInTheDocument()
  })
})

describe('without a delivery', () => {
  it('ACCT-15 offers the latest deliveries in place of an unknown number', async () => {
    const { container } = mount(
      <DeliveryProgress
        {...given}
        delivery={null}
        recent={overview.recentFulfillments}
        elsewhere={<a href="/carrier">Ask the carrier</a>}
      />,
    )
    await expect.element(page.getByRole('link', { name: 'Ask the carrier' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: /no delivery with this number/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'GZ00004711' })).toHaveAttribute('href', '/tracking/GZ00004711')
    await expectAccessible(container)
  })

  it('ACCT-15 says that it loads, and reads it again after a failure', async () => {
    const onRetry = vi.fn()
    const { rerender } = mount(<DeliveryProgress {...given} delivery={null} status="loading" />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading the delivery…')
    rerender(<DeliveryProgress {...given} delivery={null} status="error" onRetry={onRetry} />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The delivery could not be loaded/)
    await page.getByRole('button').click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('ACCT-15 says that there is no network', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    mount(<DeliveryProgress {...given} delivery={null} status="error" />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/There is no network\./)
    online.mockRestore()
  })
})
