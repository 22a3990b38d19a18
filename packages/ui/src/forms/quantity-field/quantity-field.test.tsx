import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { QuantityField } from './quantity-field.js'

describeConformance(
  'QuantityField',
  (props, ref) => <QuantityField {...props} ref={ref} value={3} onChange={() => undefined} />,
  { isField: true },
)

type Change = ComponentProps<typeof QuantityField>['onChange']

function Kept({ start, onChange }: { start: number; onChange: Change }) {
  const [value, setValue] = useState(start)
  return (
    <QuantityField
      value={value}
      onChange={(next, reason) => {
        setValue(next)
        onChange(next, reason)
      }}
    />
  )
}

const field = () => page.getByRole('spinbutton', { name: 'Quantity' })

describe('QuantityField', () => {
  it('PDP-10 tells what was typed once, when the field is left', async () => {
    const onChange = vi.fn<Change>()
    mount(<Kept start={1} onChange={onChange} />)
    await userEvent.fill(field(), '24')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onChange.mock.calls).toEqual([[24, 'typed']])
  })

  it.each([
    ['2.5', 'Decimals not allowed', 2],
    ['0', 'Must be at least 1', 1],
    ['-4', 'Must be at least 1', 1],
  ])('PDP-10 keeps %s while it is typed, says why, then makes it a quantity', async (typed, why, quantity) => {
    const onChange = vi.fn<Change>()
    mount(<Kept start={7} onChange={onChange} />)
    await userEvent.fill(field(), typed)
    await expect.element(field()).toHaveValue(typed)
    await expect.element(page.getByText(why)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue(String(quantity))
    await expect.element(page.getByText(`${typed} was changed to ${quantity}`)).toBeVisible()
    expect(onChange.mock.calls).toEqual([[quantity, 'typed']])
  })

  it('PDP-10 keeps words as typed, marks them invalid and changes nothing', async () => {
    const onChange = vi.fn<Change>()
    mount(<Kept start={7} onChange={onChange} />)
    await userEvent.fill(field(), 'a dozen')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('a dozen')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription('Must be a number')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('PDP-10 steps by 1 with arrows and by 10 with page keys, never below 1', async () => {
    const onChange = vi.fn<Change>()
    mount(<Kept start={2} onChange={onChange} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}{PageDown}{ArrowDown}{ArrowDown}')
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([3, 13, 12, 2, 1])
    await expect.element(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  })

  it('PDP-10 loses no press of the stepper, however quick', () => {
    const onChange = vi.fn<Change>()
    const { container } = mount(<Kept start={1} onChange={onChange} />)
    const increase = container.querySelector('[aria-label="Increase quantity"]')
    for (let press = 0; press < 5; press += 1) {
      increase?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
      increase?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }))
    }
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2, 3, 4, 5, 6])
  })

  it('PDP-10 repeats while a stepper button is held and stops when it is let go', async () => {
    vi.useFakeTimers()
    const onChange = vi.fn<Change>()
    const { container } = mount(<Kept start={1} onChange={onChange} />)
    const increase = container.querySelector('[aria-label="Increase quantity"]')
    increase?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    await vi.advanceTimersByTimeAsync(400 + 3 * 80)
    increase?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2, 3, 4, 5])
  })

  it('PDP-10 shows a quantity changed from outside in place of an old remark', async () => {
    const { rerender } = mount(<QuantityField value={7} onChange={() => undefined} />)
    rerender(<QuantityField value={9} onChange={() => undefined} />)
    await expect.element(field()).toHaveValue('9')
  })
})
