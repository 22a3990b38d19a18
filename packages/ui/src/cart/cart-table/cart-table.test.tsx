import { mergeLines } from '@gauze/rules'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { cartLines } from '../../story-data/index.js'
import { CartTable } from './cart-table.js'

function nothing() {
  return undefined
}

describeConformance('CartTable', (props, ref) => (
  <CartTable
    {...props}
    ref={ref}
    lines={cartLines}
    onQuantityChange={nothing}
    onUnitChange={nothing}
    onRemove={nothing}
  />
))

function Cart({ count }: { count: number }) {
  const [lines, setLines] = useState(cartLines.slice(0, count))
  return (
    <CartTable
      data-testid="cart"
      lines={lines}
      onQuantityChange={nothing}
      onUnitChange={nothing}
      onRemove={(lineId) => setLines((kept) => kept.filter(({ id }) => id !== lineId))}
    />
  )
}

/** Two lines of one item, in two units. */
function Merging() {
  const [lines, setLines] = useState(() => {
    const [gloves] = cartLines
    if (!gloves) throw new Error('The story data have no lines.')
    const [box, large] = gloves.units
    return [
      { ...gloves, id: 1, unit: box?.id ?? 0, quantity: 2 },
      { ...gloves, id: 2, unit: large?.id ?? 0, quantity: 3 },
    ]
  })
  const change = (lineId: number, edit: { unit?: number; quantity?: number }) =>
    setLines((kept) => mergeLines(kept.map((line) => (line.id === lineId ? { ...line, ...edit } : line))))
  return (
    <CartTable
      lines={lines}
      onQuantityChange={(lineId, quantity) => change(lineId, { quantity })}
      onUnitChange={(lineId, unit) => change(lineId, { unit })}
      onRemove={nothing}
    />
  )
}

function labelOf(control: Element) {
  return control instanceof HTMLSelectElement ? control.labels[0]?.textContent : null
}

function removeButtons() {
  return page.getByRole('button', { name: /^Remove / })
}

describe('CartTable', () => {
  it('CART-05 moves focus to the line that takes the place of a removed one', async () => {
    mount(<Cart count={2} />)
    await userEvent.tab()
    removeButtons().nth(0).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(removeButtons().elements()).toHaveLength(1)
    await expect.element(removeButtons().nth(0)).toHaveFocus()
  })

  it('CART-05 moves focus to the table when its last line is removed', async () => {
    mount(<Cart count={1} />)
    removeButtons().nth(0).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(removeButtons().elements()).toHaveLength(0)
    await expect.element(page.getByTestId('cart')).toHaveFocus()
  })

  it('CART-04 moves the focus of a line that merges with another to that line, and announces it once', async () => {
    mount(<Merging />)
    const selects = page.getByRole('combobox')
    const last = selects.nth(1).element()
    if (!(last instanceof HTMLElement)) throw new Error('The last line has no units.')
    last.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(selects.elements()).toHaveLength(1)
    await expect.element(selects).toHaveFocus()
    const said = page.getByRole('status').filter({ hasText: /^Merged with / })
    await expect.element(said).toMatchTextContent(/^Merged with Nitrile exam gloves.*, quantity 5$/)
    await userEvent.click(page.getByRole('button', { name: /^Increase/ }))
    expect(said.elements()).toEqual([])
  })

  it.each([
    ['the neighboring one', cartLines.slice(1), () => removeButtons().nth(0)],
    ['the table after the last one', [], () => page.getByTestId('cart')],
  ])('CART-13 moves the focus of a line that another tab removed to %s', async (_, left, heir) => {
    const table = (lines: typeof cartLines) => (
      <CartTable
        data-testid="cart"
        lines={lines}
        onQuantityChange={nothing}
        onUnitChange={nothing}
        onRemove={nothing}
      />
    )
    const { rerender } = mount(table(cartLines.slice(0, left.length + 1)))
    removeButtons().nth(0).element().focus()
    rerender(table(left))
    await expect.element(heir()).toHaveFocus()
    expect(page.getByText(/^Merged/).elements()).toEqual([])
  })

  it('LIB-03 CART-13 keeps the focus in the table next to refs and handlers of its parts, which are heard, too', async () => {
    const heard = { onFocus: vi.fn<() => void>(), onBlur: vi.fn<() => void>() }
    const onBlur = vi.fn<() => void>()
    const list = createRef<HTMLElement>()
    const table = (lines: typeof cartLines) => (
      <CartTable
        lines={lines}
        slotProps={{ root: heard, list: { ref: list } }}
        onBlur={onBlur}
        onQuantityChange={nothing}
        onUnitChange={nothing}
        onRemove={nothing}
      />
    )
    const { rerender } = mount(table(cartLines.slice(0, 2)))
    removeButtons().nth(0).element().focus()
    expect(heard.onFocus).toHaveBeenCalledOnce()
    rerender(table(cartLines.slice(1, 2)))
    await expect.element(removeButtons().nth(0)).toHaveFocus()
    removeButtons().nth(0).element().blur()
    expect(heard.onBlur).toHaveBeenCalled()
    expect(onBlur).toHaveBeenCalledTimes(heard.onBlur.mock.calls.length)
    expect(list.current?.tagName).toBe('UL')
  })

  it('CART-11 keeps the text in an added line, and its focus, when the server gives the line its id', async () => {
    const [gloves] = cartLines
    if (!gloves) throw new Error('The story data have no lines.')
    const table = (ids: readonly number[]) => (
      <CartTable
        data-testid="cart"
        lines={ids.map((id) => ({ ...gloves, id, quantity: 2 }))}
        onQuantityChange={nothing}
        onUnitChange={nothing}
        onRemove={nothing}
      />
    )
    const { rerender } = mount(table([-1]))
    const quantity = page.getByRole('spinbutton')
    await userEvent.fill(quantity, '27')
    rerender(table([7]))
    await expect.element(quantity).toHaveValue('27')
    await expect.element(quantity).toHaveFocus()
    rerender(table([]))
    await expect.element(page.getByTestId('cart')).toHaveFocus()
  })

  it('CART-13 does not take back focus that a person moved out of the line before it was removed', () => {
    const table = (lines: typeof cartLines) => (
      <CartTable lines={lines} onQuantityChange={nothing} onUnitChange={nothing} onRemove={nothing} />
    )
    const { rerender } = mount(table(cartLines))
    const remove = removeButtons().nth(0).element()
    if (!(remove instanceof HTMLElement)) throw new Error('The line has no button.')
    remove.focus()
    remove.blur()
    rerender(table(cartLines.slice(1)))
    expect(document.activeElement).toBe(document.body)
  })

  it('CHK-06 shows a stock warning in the last line of its item without moving a control of it, and other warnings below', () => {
    const [gloves, gauze] = cartLines
    if (!gloves || !gauze) throw new Error('The story data have too few lines.')
    const [box, large] = gloves.units
    const lines = [
      { ...gloves, id: 1, unit: box?.id ?? 0 },
      { ...gloves, id: 2, unit: large?.id ?? 0 },
      { ...gauze, id: 3 },
    ]
    const table = (notices: readonly { id: number; message: string }[]) => (
      <div style={{ width: 320 }}>
        <CartTable
          lines={lines}
          notices={notices}
          onQuantityChange={nothing}
          onUnitChange={nothing}
          onRemove={nothing}
        />
      </div>
    )
    const { rerender } = mount(table([]))
    const steppers = () =>
      page
        .getByRole('button', { name: /^Increase/ })
        .elements()
        .slice(0, 2)
        .map((button) => button.getBoundingClientRect().top)
    const before = steppers()
    rerender(
      table([
        { id: gloves.itemId, message: 'Gloves: only 5 of 6 are in stock.' },
        { id: 1, message: 'Your contract ends soon.' },
      ]),
    )
    expect(steppers()).toEqual(before)
    const rows = page.getByRole('listitem').elements()
    expect(rows.map((row) => row.textContent.includes('only 5 of 6'))).toEqual([false, true, false])
    expect(page.getByText('Your contract ends soon.').element().closest('li')).toBeNull()
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it('CART-11 WCAG 4.1.3 announces a warning once, when the cart has settled after a run of edits', async () => {
    vi.useFakeTimers()
    const [gloves] = cartLines
    if (!gloves) throw new Error('The story data have no lines.')
    const message = (quantity: number) => `Gloves: only 5 of ${quantity} are in stock.`
    const table = (quantity: number, isUnconfirmed: boolean) => (
      <CartTable
        lines={[{ ...gloves, quantity, isUnconfirmed }]}
        notices={[{ id: gloves.itemId, message: message(quantity) }]}
        onQuantityChange={nothing}
        onUnitChange={nothing}
        onRemove={nothing}
      />
    )
    const { container, rerender } = mount(table(6, false))
    const said = () => [...container.querySelectorAll('[role="status"]')].map((status) => status.textContent).join('')
    for (const quantity of [7, 8, 9]) {
      rerender(table(quantity, true))
      await vi.advanceTimersByTimeAsync(5000)
      rerender(table(quantity, false))
      await vi.advanceTimersByTimeAsync(900)
      expect(said()).toBe('')
    }
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitFor(() => expect(said()).toBe(message(9)))
  })

  it('WCAG 2.4.6 gives the controls of each line distinct names if makers share a name, or an item comes in two units', () => {
    const [gloves, gauze] = cartLines
    if (!gloves || !gauze) throw new Error('The story data have too few lines.')
    const [box, large] = gloves.units
    const lines = [
      { ...gloves, id: 1, unit: box?.id ?? 0 },
      { ...gloves, id: 2, unit: large?.id ?? 0 },
      { ...gauze, id: 3 },
      { ...gauze, id: 4, itemId: 11299, itemName: 'OW-99' },
    ]
    mount(<CartTable lines={lines} onQuantityChange={nothing} onUnitChange={nothing} onRemove={nothing} />)
    for (const [role, controlsOfLine] of [
      ['link', 1],
      ['combobox', 1],
      ['spinbutton', 1],
      ['button', 3],
    ] as const) {
      const controls = page.getByRole(role).elements()
      const names = controls.map((control) => control.getAttribute('aria-label') ?? labelOf(control))
      expect(new Set(names).size, `${role}: ${names}`).toBe(lines.length * controlsOfLine)
    }
    expect(
      removeButtons()
        .elements()
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      expect.stringMatching(/, item \d+, .*\d/),
      expect.stringMatching(/, item \d+, .*\d/),
      expect.stringMatching(/, item 11240$/),
      expect.stringMatching(/, item OW-99$/),
    ])
  })
})
