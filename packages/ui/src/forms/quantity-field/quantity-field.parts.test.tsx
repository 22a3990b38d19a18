import { useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { withoutIds } from '../../../test/without-ids.js'
import { QuantityField, type QuantityFieldRootProps } from './index.js'

function nothing() {
  return undefined
}

function tested(slot: string, make: TestedPart['make']): TestedPart {
  return {
    slot,
    make,
    within: (part) => (
      <QuantityField.Root value={3} onChange={nothing}>
        {part}
      </QuantityField.Root>
    ),
    root: 'QuantityField.Root value={…}',
  }
}

describeParts('QuantityField', {
  Frame: tested('frame', (props) => <QuantityField.Frame {...props} />),
  Decrease: tested('decrease', (props) => <QuantityField.Decrease {...props} />),
  Input: tested('input', (props) => <QuantityField.Input {...props} />),
  Increase: tested('increase', (props) => <QuantityField.Increase {...props} />),
  Message: tested('message', (props) => <QuantityField.Message {...props} />),
})

function Kept({ start, children, ...props }: Omit<QuantityFieldRootProps, 'value' | 'onChange'> & { start: number }) {
  const [value, setValue] = useState(start)
  return (
    <QuantityField.Root {...props} value={value} onChange={setValue}>
      {children}
    </QuantityField.Root>
  )
}

describe('the parts of a QuantityField', () => {
  it.each<[string, Partial<QuantityFieldRootProps>]>([
    ['is open', { itemName: 'Exam gloves', title: 'How many' }],
    ['is disabled', { disabled: true, size: 's', className: 'own' }],
    ['is refused', { error: 'Only 8 are left.', size: 'l', label: 'How many' }],
  ])('LIB-03 show what the preset shows of a field that %s', (_, given) => {
    const { container, rerender } = mount(<QuantityField {...given} value={3} onChange={nothing} />)
    const shown = withoutIds(container.innerHTML)
    rerender(
      <QuantityField.Root {...given} value={3} onChange={nothing}>
        <QuantityField.Frame>
          <QuantityField.Decrease />
          <QuantityField.Input />
          <QuantityField.Increase />
        </QuantityField.Frame>
        <QuantityField.Message />
      </QuantityField.Root>,
    )
    expect(withoutIds(container.innerHTML)).toBe(shown)
  })

  it('LIB-03 give class and slot to the root, other attributes to the input, and take classes and props by slot', () => {
    const { container } = mount(
      <QuantityField
        value={3}
        onChange={nothing}
        data-slot="how-many"
        data-test="field"
        className={({ isDisabled }) => (isDisabled ? 'off' : 'on')}
        disabled
        classNames={{ frame: 'box' }}
        slotProps={{ input: { title: 'How many' } }}
      />,
    )
    expect(container.querySelector('.gz-quantity.off')?.getAttribute('data-slot')).toBe('how-many')
    expect(container.querySelector('input')).toMatchObject({
      title: 'How many',
      disabled: true,
      dataset: { slot: 'input', test: 'field' },
    })
    expect(container.querySelector('[data-slot="frame"]')?.className).toBe('box')
  })

  it('PDP-10 step, report and announce in an order of their own, without a message', async () => {
    mount(
      <Kept start={3}>
        <QuantityField.Increase render={<button type="button">More</button>} />
        <QuantityField.Input />
      </Kept>,
    )
    const field = page.getByRole('spinbutton', { name: 'Quantity' })
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await expect.element(field).toHaveValue('4')
    await expect.element(page.getByRole('status').filter({ hasText: 'Quantity 4' })).toBeInTheDocument()
    await userEvent.fill(field, '2.5')
    await userEvent.tab()
    await expect.element(field).toHaveValue('2')
  })

  it('PDP-10 LIB-03 let the root, its slotProps and a part hear the same event, and still step', async () => {
    const heard: string[] = []
    mount(
      <Kept
        start={3}
        onKeyDown={() => heard.push('root')}
        slotProps={{ input: { onKeyDown: () => heard.push('slot') } }}
      >
        <QuantityField.Input onKeyDown={() => heard.push('part')} />
      </Kept>,
    )
    const field = page.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field).toHaveValue('4')
    expect(heard).toEqual(['part', 'slot', 'root'])
  })

  it('PDP-10 let a partner hear their events, and keep their own behavior', async () => {
    const heard: string[] = []
    const note = ({ type }: { type: string }) => {
      heard.push(type)
    }
    const onSubmit = vi.fn<() => void>()
    mount(
      <form onSubmit={onSubmit}>
        <Kept start={1}>
          <QuantityField.Input onBlur={note} onInvalid={note} render={<input onKeyDown={note} />} />
          <QuantityField.Message />
        </Kept>
        <button type="submit">Add</button>
      </form>,
    )
    const field = page.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field).toHaveValue('2')
    await userEvent.fill(field, 'two')
    await userEvent.tab()
    await expect.element(page.getByText('Only numbers can be entered')).toBeVisible()
    await page.getByRole('button', { name: 'Add' }).click()
    await expect.element(field).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(heard).toEqual(['keydown', 'keydown', 'blur', 'invalid'])
  })

  it('PDP-10 take a finger that scrolls for no press, with a stepper and listeners of a partner', async () => {
    vi.useFakeTimers()
    const heard: string[] = []
    const note = ({ type }: { type: string }) => {
      heard.push(type)
    }
    mount(
      <Kept start={3}>
        <QuantityField.Input />
        <QuantityField.Increase onClick={note} render={<button type="button" onPointerDown={note} />} />
      </Kept>,
    )
    const shown = () => page.getByRole('spinbutton').query()?.getAttribute('value')
    const more = page.getByRole('button', { name: 'Increase quantity' }).element()
    const press = { bubbles: true, button: 0, isPrimary: true, pointerType: 'touch' }
    flushSync(() => more.dispatchEvent(new PointerEvent('pointerdown', press)))
    await vi.advanceTimersByTimeAsync(500)
    expect(shown()).toBe('5')
    flushSync(() => more.dispatchEvent(new PointerEvent('pointermove', { ...press, clientY: 20 })))
    expect(shown()).toBe('3')
    flushSync(() => more.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })))
    expect(shown()).toBe('3')
    expect(heard).toEqual(['pointerdown', 'click'])
  })

  it('PDP-10 leave a key alone that a partner handles', async () => {
    mount(
      <Kept start={3}>
        <QuantityField.Input onKeyDown={(event) => event.preventDefault()} />
      </Kept>,
    )
    const field = page.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field).toHaveValue('3')
  })
})
