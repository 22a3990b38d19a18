import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { cartLines } from '../../story-data/index.js'
import { CartTable } from './cart-table.js'

const nothing = () => undefined

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

const labelOf = (control: Element) => (control instanceof HTMLSelectElement ? control.labels[0]?.textContent : null)

const removeButtons = () => page.getByRole('button', { name: /^Remove / })

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

  it('WCAG 2.4.6 names the controls of each line apart where makers share a name, and where an item comes in two units', () => {
    const [gloves, gauze] = cartLines
    if (!gloves || !gauze) throw new Error('The story data have too few lines.')
    const [box, large] = gloves.units
    const lines = [
      { ...gloves, id: 1, unit: box?.id ?? 0 },
      { ...gloves, id: 2, unit: large?.id ?? 0 },
      { ...gauze, id: 3 },
      { ...gauze, id: 4, itemId: 11299 },
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
      expect.stringMatching(/, item 11299$/),
    ])
  })
})
