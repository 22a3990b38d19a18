import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { DeliveryDays, type DeliveryDaysProps } from './index.js'

function propsWith(props: Partial<DeliveryDaysProps> = {}): DeliveryDaysProps {
  return {
    answer: { deliveryDays: [1, 2, 4], shipDates: ['2026-11-26', '2026-12-01'], cutoffTime: '15:00' },
    ...{ mayChange: true, onRetry: vi.fn(), onSave: vi.fn(async () => undefined) },
    ...props,
  }
}

describeConformance('DeliveryDays', (props, ref) => <DeliveryDays {...propsWith()} {...props} ref={ref} />)

it('CHK-04 an administrator chooses the weekdays, and hears that they were saved', async () => {
  const props = propsWith()
  const { container } = mount(<DeliveryDays {...props} />)
  await expect.element(page.getByText('Thursday, 11/26/2026')).toBeVisible()
  await expect.element(page.getByText('Order by 3:00 PM Eastern time to ship on the same day.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Monday' }).click()
  await page.getByRole('button', { name: 'Save delivery days' }).click()
  await expect
    .element(page.getByRole('status').getByText('Saved. Your orders ship on Tuesday and Thursday.'))
    .toBeVisible()
  expect(props.onSave).toHaveBeenCalledExactlyOnceWith([2, 4])
  await expectAccessible(container)
})

it('CHK-04 others read the weekdays, and the role that chooses them', async () => {
  const { container } = mount(<DeliveryDays {...propsWith({ mayChange: false })} />)
  await expect.element(page.getByText('Your orders ship on Monday, Tuesday and Thursday.')).toBeVisible()
  await expect.element(page.getByText('An administrator of your company chooses the days.')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await expectAccessible(container)
})

it('CHK-04 reads again after a failure', async () => {
  const props = propsWith({ answer: null, status: 'error' })
  mount(<DeliveryDays {...props} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(props.onRetry).toHaveBeenCalledOnce()
})
