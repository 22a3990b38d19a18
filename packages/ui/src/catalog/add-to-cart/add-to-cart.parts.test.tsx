import type { Addability } from '@gauze/rules'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asControl, describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { withoutIds } from '../../../test/without-ids.js'
import { licenseRefusal, units } from '../../story-data/index.js'
import type { Addition } from '../product-card/index.js'
import { AddToCart, type AddToCartRootProps } from './index.js'

const given = {
  itemId: 20418,
  name: 'Exam gloves',
  units,
  unit: 12,
  onUnitChange: () => undefined,
  price: 11.85,
  addability: { ok: true },
  onAdd: () => undefined,
} satisfies AddToCartRootProps

const signedOut: Addability = { ok: false, reason: 'signedOut' }

function tested(slot: string, make: TestedPart['make'], addability: Addability = { ok: true }): TestedPart {
  return {
    slot,
    make,
    within: (part) => (
      <AddToCart.Root {...given} addability={addability}>
        {part}
      </AddToCart.Root>
    ),
    root: 'AddToCart.Root itemId={…} addability={…}',
  }
}

describeParts('AddToCart', {
  Unit: tested('unit', (props) => <AddToCart.Unit {...asControl(props)} />),
  Buy: tested('buy', (props) => <AddToCart.Buy {...props} />),
  Login: tested('login', (props) => <AddToCart.Login {...props} />, signedOut),
  Quantity: tested('quantity', (props) => <AddToCart.Quantity {...asControl(props)} />),
  Action: tested('action', (props) => <AddToCart.Action {...props} />),
  Note: tested('note', (props) => <AddToCart.Note {...props} />, licenseRefusal),
})

describe('the parts of an AddToCart', () => {
  it.each<[string, Partial<AddToCartRootProps>]>([
    ['can be bought', {}],
    ['is being added', { isPending: true }],
    ['is on allocation', { isOnAllocation: true }],
    ['has no allocation left', { isOnAllocation: true, addability: { ok: false, reason: 'allocation' } }],
    ['needs a license', { addability: licenseRefusal }],
    ['is not sold', { price: 'N/A', addability: { ok: false, reason: 'inactive' } }],
    ['is seen by a visitor', { price: null, addability: signedOut, isLicenseRequired: true }],
  ])('LIB-03 show what the preset shows of an item that %s', (_, changes) => {
    const { container, rerender } = mount(
      <AddToCart {...given} {...changes}>
        <button type="button">Add to list</button>
      </AddToCart>,
    )
    const shown = withoutIds(container.innerHTML)
    rerender(
      <AddToCart.Root {...given} {...changes}>
        <AddToCart.Unit />
        <AddToCart.Buy>
          <AddToCart.Login />
          <AddToCart.Quantity />
          <AddToCart.Action />
          <button type="button">Add to list</button>
        </AddToCart.Buy>
        <AddToCart.Note />
      </AddToCart.Root>,
    )
    expect(withoutIds(container.innerHTML)).toBe(shown)
  })

  it('PDP-10 add the chosen unit and the typed quantity from wherever a partner puts them', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    const onPress = vi.fn<() => void>()
    mount(
      <AddToCart.Root {...given} onAdd={onAdd}>
        <AddToCart.Action onClick={onPress} render={<button type="submit" className="pill" />}>
          Put it in the cart
        </AddToCart.Action>
        <section>
          <AddToCart.Quantity />
        </section>
      </AddToCart.Root>,
    )
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Exam gloves' })
    const add = page.getByRole('button', { name: 'Put it in the cart' })
    await userEvent.fill(quantity, 'two')
    await userEvent.tab()
    await add.click()
    await expect.element(quantity).toHaveFocus()
    expect(onAdd).not.toHaveBeenCalled()
    await userEvent.fill(quantity, '7')
    await userEvent.tab()
    await add.click()
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 12, quantity: 7 }]])
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('LIB-03 take the attributes of a form', () => {
    const form = createRef<HTMLFormElement>()
    mount(<AddToCart {...given} ref={form} id="buy" aria-label="Buy" data-tracked="" autoComplete="off" noValidate />)
    expect(form.current).toMatchObject({ id: 'buy', ariaLabel: 'Buy', autocomplete: 'off', noValidate: true })
    expect(form.current?.dataset.tracked).toBe('')
  })

  it("PDP-01 PDP-10 add the choice of a partner's controls", async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    const onUnitChange = vi.fn<(unitId: number) => void>()
    const { container } = mount(
      <AddToCart.Root {...given} onAdd={onAdd} onUnitChange={onUnitChange}>
        <AddToCart.Unit
          render={({ units: choices, value, onChange }) => (
            <select aria-label="Sold by" value={value} onChange={({ target }) => onChange(Number(target.value))}>
              {choices.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        />
        <AddToCart.Quantity
          className="how-many"
          render={({ value, onChange, className }, { isPending }) => (
            <button type="button" className={`${className} ${isPending}`} onClick={() => onChange(value * 2, 'step')}>
              Twice
            </button>
          )}
        />
        <AddToCart.Action />
      </AddToCart.Root>,
    )
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sold by' }), '11')
    await page.getByRole('button', { name: 'Twice' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    expect(onUnitChange.mock.calls).toEqual([[11]])
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 12, quantity: 2 }]])
    expect(container.querySelector('.how-many')?.className).toBe('how-many false')
  })

  it('LIB-03 take classes by slot and by state, and the preset takes props by part', async () => {
    const { container } = mount(
      <AddToCart
        {...given}
        addability={licenseRefusal}
        className={({ reason }) => `is-${reason}`}
        classNames={{ buy: 'row' }}
        slotProps={{ action: { children: 'Buy' }, note: { className: ({ isPending }) => `pending-${isPending}` } }}
      />,
    )
    expect(container.querySelector('form')?.className).toBe('gz-add-to-cart is-license')
    expect(container.querySelector('[data-slot="buy"]')?.className).toBe('row')
    expect(container.querySelector('[data-slot="note"]')?.className).toBe('gz-banner pending-false')
    await expect.element(page.getByRole('button', { name: 'Buy' })).toBeDisabled()
  })
})
