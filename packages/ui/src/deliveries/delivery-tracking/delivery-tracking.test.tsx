import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { DeliveryTracking, type DeliveryTrackingProps } from './index.js'

const hrefOf: DeliveryTrackingProps['hrefOf'] = ({ carrier, number }) => `/${carrier}/${number}`

describeConformance('DeliveryTracking', (props, ref) => (
  <DeliveryTracking {...props} ref={ref} trackingNumber="1Z999AA10123456784" hrefOf={hrefOf} />
))

it('ROUTE-04 leads to the carrier of a number', async () => {
  mount(<DeliveryTracking trackingNumber="1Z999AA10123456784" hrefOf={hrefOf} />)
  const link = page.getByRole('link', { name: 'Track with UPS' })
  await expect.element(link).toHaveAttribute('href', '/ups/1Z999AA10123456784')
})

it('ROUTE-04 warns of a number with a mistyped character', async () => {
  mount(<DeliveryTracking trackingNumber="1Z999AA10123456785" hrefOf={hrefOf} />)
  await expect.element(page.getByText(/seems to be mistyped/)).toBeVisible()
})

it('ROUTE-04 names the contact for an unknown number, and shows its beginning', async () => {
  mount(<DeliveryTracking trackingNumber={'x'.repeat(90)} hrefOf={hrefOf} help="Call us." />)
  await expect.element(page.getByText('Not recognized')).toBeVisible()
  await expect.element(page.getByText(/We don’t recognize this tracking number.* Call us\./)).toBeVisible()
  await expect.element(page.getByText('x'.repeat(40), { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
