import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { licenceRefusal } from '../../story-data/index.js'
import { ProductMarks } from './product-marks.js'

const given = { quantityAvailable: 12, rxLevel: '3', isOnAllocation: false }
const sentence = 'This item requires a medical license to purchase'

describeConformance('ProductMarks', (props, ref) => <ProductMarks {...given} {...props} ref={ref} isOnAllocation />)

it('PDP-07 says in a tooltip that an allocated item may be limited', async () => {
  mount(<ProductMarks {...given} rxLevel="1" isOnAllocation />)
  await page.getByRole('button', { name: 'On allocation' }).hover()
  await expect.element(page.getByText('This item is on allocation and quantity may be limited')).toBeVisible()
})

it.each([
  ['a visitor', undefined],
  ['who lacks the license', licenceRefusal],
])('PDP-08 says to %s in a tooltip that a license is needed', async (_who, addability) => {
  mount(<ProductMarks {...given} addability={addability} />)
  await page.getByRole('button', { name: 'License required' }).hover()
  await expect.element(page.getByText(sentence)).toBeVisible()
})

it('PDP-08 alarms nobody who holds the license', () => {
  const { container } = mount(<ProductMarks {...given} addability={{ ok: true }} />)
  expect(container.textContent).toContain('License on file')
  expect(container.querySelector('[data-tone="refused"]')).toBeNull()
})

it('PDP-08 asks who holds the license of a restricted item for none', () => {
  const restricted = { ok: false, reason: 'restricted', message: 'Restricted', isLicensed: true } as const
  const { container } = mount(<ProductMarks {...given} addability={restricted} />)
  expect(container.textContent).toContain('License on file')
  expect(container.textContent).not.toContain('License required')
})

it('PDP-06 promises no stock of what cannot be bought', () => {
  const { container } = mount(
    <ProductMarks {...given} addability={{ ok: false, reason: 'unavailable', message: 'Currently Unavailable' }} />,
  )
  expect(container.textContent).not.toContain('In stock')
})
