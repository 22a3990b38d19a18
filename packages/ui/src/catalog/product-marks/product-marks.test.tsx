import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { licenseRefusal } from '../../story-data/index.js'
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
  ['who lacks the license', licenseRefusal],
])('PDP-08 says to %s in a tooltip that a license is needed', async (_who, addability) => {
  mount(<ProductMarks {...given} addability={addability} />)
  await page.getByRole('button', { name: 'License required' }).hover()
  await expect.element(page.getByText(sentence)).toBeVisible()
})

it('PDP-08 does not alarm a person who has the license', () => {
  const { container } = mount(<ProductMarks {...given} addability={{ ok: true }} />)
  expect(container.textContent).toContain('License on file')
  expect(container.querySelector('[data-tone="refused"]')).toBeNull()
})

it('PDP-08 does not require a license from a person who has it, on a restricted item', () => {
  const restricted = { ok: false, reason: 'restricted', isLicensed: true } as const
  const { container } = mount(<ProductMarks {...given} addability={restricted} />)
  expect(container.textContent).toContain('License on file')
  expect(container.textContent).not.toContain('License required')
})

it('PDP-06 says the stock once, with its number where it is detailed', () => {
  const { container, rerender } = mount(<ProductMarks {...given} rxLevel="1" isDetailed />)
  expect(container.textContent).toBe('Availability: 12')
  rerender(<ProductMarks {...given} rxLevel="1" quantityAvailable={0} isDetailed />)
  expect(container.textContent).toBe('Out of Stock')
})

it('PDP-06 promises no stock of an item that cannot be bought', () => {
  const { container } = mount(<ProductMarks {...given} addability={{ ok: false, reason: 'unavailable' }} />)
  expect(container.textContent).not.toContain('In stock')
})

function card(children: ReactNode) {
  return (
    <div style={{ width: 176, paddingTop: 200, marginLeft: 100 }}>
      <p>Lidocaine</p>
      {children}
    </div>
  )
}

it.each([
  ['of a tag after another', given],
  ['of a tag in a further row', { ...given, isOnAllocation: true }],
])(
  'PDP-08 keeps the words %s next to it and in its card, so that the pointer can reach them',
  async (_where, marks) => {
    mount(card(<ProductMarks {...marks} />))
    const button = page.getByRole('button', { name: 'License required' })
    await button.hover()
    const tip = page.getByText(sentence)
    await expect.element(tip).toBeVisible()
    const from = button.element().getBoundingClientRect()
    const to = tip.element().getBoundingClientRect()
    expect(Math.abs(from.top - to.bottom)).toBeLessThanOrEqual(1)
    expect(to.left).toBeGreaterThanOrEqual(100)
    expect(to.right).toBeLessThanOrEqual(276)
    for (let step = 0; step <= 4; step += 1) {
      const y = from.top + 4 - step * 4
      await userEvent.hover(document.body, { position: { x: from.left + 20, y } })
      await expect.element(tip).toBeVisible()
    }
  },
)
