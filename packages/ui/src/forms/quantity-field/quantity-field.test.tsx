import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
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

function Kept({ start, onChange, ...props }: { start: number; onChange: Change; itemName?: string; min?: 0 | 1 }) {
  const [value, setValue] = useState(start)
  return (
    <QuantityField
      value={value}
      {...props}
      onChange={(next, reason) => {
        setValue(next)
        onChange(next, reason)
      }}
    />
  )
}

function field() {
  return page.getByRole('spinbutton', { name: 'Quantity' })
}
function increase() {
  return page.getByRole('button', { name: 'Increase quantity' })
}
function increaseElement() {
  return increase().element()
}
const pointer = { bubbles: true, button: 0, isPrimary: true } as const

/** A pointer event of a finger on the stepper that raises the quantity, some pixels below where it went down. */
function press(type: string, clientY = 0, pointerType = 'touch') {
  // React detects a pointer that leaves by the event that bubbles.
  const heard = type === 'pointerleave' ? 'pointerout' : type
  flushSync(() => increaseElement().dispatchEvent(new PointerEvent(heard, { ...pointer, pointerType, clientY })))
}

/** The field's text now, with a stopped clock. */
function shownQuantity() {
  return field().query()?.getAttribute('value')
}

/** The click with which a browser ends a press. */
function click() {
  return flushSync(() => increaseElement().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })))
}

describe('QuantityField', () => {
  it('PDP-10 reports the typed quantity once, when the field is left', async () => {
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

  it('PDP-10 WCAG 4.1.3 announces one sentence for a quantity that leaving the field corrects', async () => {
    const { container } = mount(<Kept start={7} onChange={() => undefined} />)
    const heard: string[] = []
    const said = () => [...container.querySelectorAll('[role="status"]')].map((status) => status.textContent).join('')
    const listener = new MutationObserver(() => said() && heard.push(said()))
    listener.observe(container, { subtree: true, childList: true, characterData: true })
    await userEvent.fill(field(), '0')
    await expect.element(field()).toHaveAccessibleDescription('Must be at least 1')
    await userEvent.tab()
    await expect.element(page.getByText('0 was changed to 1')).toBeVisible()
    listener.disconnect()
    expect([...new Set(heard)]).toEqual(['0 was changed to 1'])
  })

  it('CART-11 reports the current text when the page is left', async () => {
    const onChange = vi.fn()
    mount(<QuantityField value={2} onChange={onChange} />)
    await userEvent.fill(page.getByRole('spinbutton'), '47')
    expect(onChange).not.toHaveBeenCalled()
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(onChange.mock.calls).toEqual([[47, 'typed']])
  })

  it('PDP-10 WCAG 3.3.1 keeps words as typed, marks them invalid and changes nothing', async () => {
    const onChange = vi.fn<Change>()
    mount(<Kept start={7} onChange={onChange} />)
    await userEvent.fill(field(), 'a dozen')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('a dozen')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription('Only numbers can be entered')
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

  it('API-86 PDP-10 takes none where that is allowed: 0, or nothing at all, and steps down to it', async () => {
    const onChange = vi.fn<Change>()
    mount(<Kept start={2} min={0} onChange={onChange} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    await userEvent.fill(field(), '')
    await userEvent.tab()
    await userEvent.fill(field(), '7')
    await userEvent.fill(field(), '-3')
    await userEvent.tab()
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([1, 0, 1, 0])
    await expect.element(field()).toHaveValue('0')
    await expect.element(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  })

  it('PDP-10 loses no press of the stepper, however quick', async () => {
    const onChange = vi.fn<Change>()
    mount(<Kept start={1} onChange={onChange} />)
    await userEvent.tripleClick(increase())
    await userEvent.dblClick(increase())
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2, 3, 4, 5, 6])
  })

  it('PDP-10 steps on release: a pointer that goes down on a stepper and is used for scrolling changes nothing', async () => {
    vi.useFakeTimers()
    const onChange = vi.fn<Change>()
    mount(<Kept start={1} onChange={onChange} />)
    for (const end of ['pointercancel', 'pointerleave', 'scroll']) {
      press('pointerdown')
      if (end === 'scroll') document.dispatchEvent(new Event('scroll'))
      else press(end)
      await vi.advanceTimersByTimeAsync(5000)
      expect(onChange, end).not.toHaveBeenCalled()
    }
  })

  it('PDP-10 repeats while a stepper button is held and stops when it is released, without another step', async () => {
    vi.useFakeTimers()
    const onChange = vi.fn<Change>()
    mount(<Kept start={1} onChange={onChange} />)
    press('pointerdown')
    await vi.advanceTimersByTimeAsync(400 + 2 * 80)
    press('pointerup')
    click()
    await vi.advanceTimersByTimeAsync(1000)
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2, 3, 4])
  })

  it.each(['pointercancel', 'scroll'])('PDP-10 a repeat that ends with %s is reverted', async (end) => {
    vi.useFakeTimers()
    const onChange = vi.fn<Change>()
    mount(<Kept start={1} onChange={onChange} />)
    press('pointerdown')
    await vi.advanceTimersByTimeAsync(400 + 80)
    if (end === 'scroll') document.dispatchEvent(new Event('scroll'))
    else press(end)
    await vi.advanceTimersByTimeAsync(1000)
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2, 3, 1])
  })

  it('PDP-10 a repeat ends where the pointer leaves the button', async () => {
    vi.useFakeTimers()
    const onChange = vi.fn<Change>()
    mount(<Kept start={1} onChange={onChange} />)
    press('pointerdown')
    await vi.advanceTimersByTimeAsync(400)
    press('pointerleave')
    await vi.advanceTimersByTimeAsync(1000)
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2])
  })

  it.each([
    [20, 0],
    [40, 0],
    [300, 380],
    [300, 700],
  ])(
    'PDP-10 a thumb that scrolls at %i px/s after a rest of %i ms leaves the quantity as it was',
    async (speed, rest) => {
      vi.useFakeTimers()
      const onChange = vi.fn<Change>()
      mount(<Kept start={7} onChange={onChange} />)
      press('pointerdown')
      await vi.advanceTimersByTimeAsync(rest)
      for (let moved = 0; moved < 20; moved += speed / 50) {
        press('pointermove', -moved)
        await vi.advanceTimersByTimeAsync(1000 / 50)
      }
      press('pointerup', -20)
      click()
      await vi.advanceTimersByTimeAsync(1000)
      expect(shownQuantity()).toBe('7')
    },
  )

  it('PDP-10 restores the quantity when a thumb that pressed minus then scrolls', async () => {
    vi.useFakeTimers()
    mount(<Kept start={3} onChange={() => undefined} />)
    const decrease = page.getByRole('button', { name: 'Decrease quantity' }).element()
    const touch = (type: string, clientY: number) =>
      flushSync(() => decrease.dispatchEvent(new PointerEvent(type, { ...pointer, pointerType: 'touch', clientY })))
    touch('pointerdown', 0)
    await vi.advanceTimersByTimeAsync(700)
    expect(shownQuantity()).toBe('1')
    touch('pointermove', -9)
    expect(shownQuantity()).toBe('3')
  })

  it.each([
    ['touch', 5],
    ['mouse', 12],
  ])('PDP-10 a press with a %s that moves by %i px is a press, and so is a hold', async (pointerType, moved) => {
    vi.useFakeTimers()
    const onChange = vi.fn<Change>()
    mount(<Kept start={1} onChange={onChange} />)
    press('pointerdown', 0, pointerType)
    press('pointermove', moved, pointerType)
    press('pointerup', moved, pointerType)
    click()
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2])
    press('pointerdown', 0, pointerType)
    await vi.advanceTimersByTimeAsync(400)
    press('pointermove', moved, pointerType)
    await vi.advanceTimersByTimeAsync(80)
    press('pointerup', moved, pointerType)
    click()
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([2, 3, 4])
  })

  it('PDP-10 a repeat ends at the least quantity and does not begin again by itself', async () => {
    vi.useFakeTimers()
    const onChange = vi.fn<Change>()
    const { rerender } = mount(<QuantityField value={1} onChange={onChange} />)
    rerender(<QuantityField value={2} onChange={onChange} />)
    const decrease = page.getByRole('button', { name: 'Decrease quantity' }).element()
    flushSync(() => decrease.dispatchEvent(new PointerEvent('pointerdown', pointer)))
    rerender(<QuantityField value={1} onChange={onChange} />)
    rerender(<QuantityField value={9} onChange={onChange} />)
    await vi.advanceTimersByTimeAsync(5000)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('PDP-10 names its steppers by the product and announces the new quantity once it is settled', async () => {
    mount(<Kept start={5} onChange={() => undefined} itemName="Exam gloves" />)
    await expect.element(page.getByRole('spinbutton', { name: 'Quantity of Exam gloves' })).toHaveValue('5')
    await userEvent.click(page.getByRole('button', { name: 'Increase quantity of Exam gloves' }))
    await expect.element(page.getByRole('status').filter({ hasText: 'Quantity 6' })).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Decrease quantity of Exam gloves' }))
    await expect.element(page.getByRole('status').filter({ hasText: 'Quantity 5' })).toBeInTheDocument()
  })

  it.each([
    ['a press of its stepper', () => userEvent.click(increase()), ['Quantity 4', 'Quantity 3']],
    ['an arrow key', () => userEvent.type(field(), '{ArrowUp}'), ['Quantity 3']],
    ['typing', () => userEvent.fill(field(), '4').then(() => userEvent.tab()), ['Quantity 3']],
  ])(
    'CART-12 WCAG 4.1.3 announces the quantity that a store keeps instead of the one of %s',
    async (_, ask, sentences) => {
      const { container, rerender } = mount(<QuantityField value={3} onChange={() => undefined} />)
      const heard: string[] = []
      const said = () => [...container.querySelectorAll('[role="status"]')].map((status) => status.textContent).join('')
      const listener = new MutationObserver(() => said() && heard.push(said()))
      listener.observe(container, { subtree: true, childList: true, characterData: true })
      await ask()
      rerender(<QuantityField value={4} onChange={() => undefined} />)
      await expect.element(field()).toHaveValue('4')
      rerender(<QuantityField value={3} onChange={() => undefined} />)
      await expect.poll(said).toBe('Quantity 3')
      listener.disconnect()
      expect(heard).toEqual(sentences)
    },
  )

  it('CART-13 does not announce a quantity that changed without the person', async () => {
    const { container, rerender } = mount(<QuantityField value={3} onChange={() => undefined} />)
    rerender(<QuantityField value={9} onChange={() => undefined} />)
    await expect.element(field()).toHaveValue('9')
    expect([...container.querySelectorAll('[role="status"]')].map((status) => status.textContent)).toEqual(['', ''])
  })

  it('PDP-10 WCAG 4.1.3 announces one quantity for each press of a stepper, and does not repeat the previous one', async () => {
    const { container } = mount(<Kept start={5} onChange={() => undefined} />)
    const heard: string[] = []
    const said = () => [...container.querySelectorAll('[role="status"]')].map((status) => status.textContent).join('')
    const listener = new MutationObserver(() => said() && heard.push(said()))
    listener.observe(container, { subtree: true, childList: true, characterData: true })
    await userEvent.click(increase())
    await expect.poll(said).toBe('Quantity 6')
    press('pointerdown')
    await expect.poll(said).toBe('')
    press('pointerup')
    // The listener hears between the two, as a screen reader does.
    await Promise.resolve()
    click()
    await expect.poll(said).toBe('Quantity 7')
    listener.disconnect()
    expect(heard).toEqual(['Quantity 6', 'Quantity 7'])
  })

  it.each([
    ['2o', 'Only numbers can be entered'],
    ['', 'Enter a quantity'],
    ['1000000', 'Must be at most 99,999'],
  ])('PDP-10 with %j in it blocks its form, takes the focus and says why', async (typed, why) => {
    const onSubmit = vi.fn<() => void>()
    mount(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Kept start={5} onChange={() => undefined} />
        <button type="submit">Add</button>
      </form>,
    )
    await userEvent.fill(field(), typed)
    await userEvent.tab()
    await userEvent.click(page.getByRole('button', { name: 'Add' }))
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue(typed)
    await expect.element(field()).toHaveAccessibleDescription(why)
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.fill(field(), '20')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('PDP-10 shows a quantity that it had to change before Enter sends the form', async () => {
    const onSubmit = vi.fn<(quantity: string) => void>()
    mount(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event.currentTarget.querySelector('input')?.value ?? '')
        }}
      >
        <Kept start={5} onChange={() => undefined} />
        <button type="submit">Add</button>
      </form>,
    )
    await userEvent.fill(field(), '2.5')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('2.5 was changed to 2')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit.mock.calls).toEqual([['2']])
  })

  it('PDP-10 shows a quantity changed from outside in place of an old message', async () => {
    const { rerender } = mount(<QuantityField value={7} onChange={() => undefined} />)
    rerender(<QuantityField value={9} onChange={() => undefined} />)
    await expect.element(field()).toHaveValue('9')
  })
})
