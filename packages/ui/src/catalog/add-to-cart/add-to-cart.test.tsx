import type { Addability, AddabilityReason } from '@gauze/rules'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { units } from '../../story-data/index.js'
import type { Addition } from '../product-card/index.js'
import { AddToCart, type AddToCartProps } from './add-to-cart.js'

const given = {
  itemId: 20418,
  name: 'Exam gloves',
  units,
  unit: 12,
  onUnitChange: () => undefined,
  price: 11.85,
  addability: { ok: true },
  onAdd: () => undefined,
} satisfies AddToCartProps

function refused(reason: AddabilityReason): Addability {
  return { ok: false, reason }
}

describeConformance('AddToCart', (props, ref) => <AddToCart {...given} {...props} ref={ref} />)

describe('AddToCart', () => {
  it('PDP-06 says before the add that an item out of stock is backordered', async () => {
    mount(<AddToCart {...given} isBackorder />)
    await expect.element(page.getByRole('button', { name: 'Backorder', exact: true })).toBeEnabled()
  })

  it.each(['inactive', 'restricted', 'license', 'notSellable'] as const)(
    'PDP-09 adds nothing of an item that is refused as %s, however the form is sent',
    async (reason) => {
      const onAdd = vi.fn<(addition: Addition) => void>()
      const send = () =>
        document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      const { rerender } = mount(<AddToCart {...given} addability={refused(reason)} onAdd={onAdd} />)
      await expect.element(page.getByRole('button', { name: /^(?:Add to cart|Currently Unavailable)$/ })).toBeDisabled()
      send()
      expect(onAdd).not.toHaveBeenCalled()
      rerender(<AddToCart {...given} onAdd={onAdd} />)
      send()
      expect(onAdd).toHaveBeenCalledTimes(1)
    },
  )

  it('WCAG 2.1.1 adds the chosen unit in the quantity typed, by keyboard alone', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    mount(<AddToCart {...given} onAdd={onAdd} />)
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Quantity of Exam gloves' }), '12')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 12, quantity: 12 }]])
  })

  it('PDP-10 adds the number that the field shows, or nothing while it shows none', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    mount(<AddToCart {...given} onAdd={onAdd} />)
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Exam gloves' })
    await userEvent.fill(quantity, '5')
    await userEvent.tab()
    for (const typed of ['2o', '']) {
      await userEvent.fill(quantity, typed)
      await userEvent.tab()
      await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
      await expect.element(quantity).toHaveFocus()
      await expect.element(quantity).toHaveValue(typed)
    }
    expect(onAdd).not.toHaveBeenCalled()
    await userEvent.fill(quantity, '20')
    await userEvent.keyboard('{Enter}')
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 12, quantity: 20 }]])
  })

  it('AUTH-11 PDP-10 keeps the typed text while another account is on its way', async () => {
    const { rerender } = mount(<AddToCart {...given} />)
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Exam gloves' })
    await userEvent.fill(quantity, '12')
    rerender(<AddToCart {...given} price={null} addability={refused('signedOut')} />)
    await expect.element(page.getByRole('link', { name: 'Login to View Price' })).toBeVisible()
    expect(quantity.elements()).toHaveLength(0)
    rerender(<AddToCart {...given} />)
    await expect.element(quantity).toHaveValue('12')
  })

  it('PDP-10 begins with the quantity it is given', async () => {
    const onAdd = vi.fn<(addition: Addition) => void>()
    mount(<AddToCart {...given} defaultQuantity={6} onAdd={onAdd} />)
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
    expect(onAdd.mock.calls).toEqual([[{ itemId: 20418, unit: 12, quantity: 6 }]])
  })

  it('PDP-05 reads Currently Unavailable and adds nothing', async () => {
    mount(<AddToCart {...given} price="N/A" addability={refused('unavailable')} />)
    await expect.element(page.getByRole('button', { name: 'Currently Unavailable' })).toBeDisabled()
  })

  it('PDP-07 says that the allocation is used up and disables adding', async () => {
    mount(<AddToCart {...given} isOnAllocation addability={refused('allocation')} />)
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(add)
      .toHaveAccessibleDescription('Please contact your sales rep for information on allocation.')
    await add.hover()
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await expect
      .element(page.getByRole('note'))
      .toMatchTextContent(/Please contact your sales rep for information on allocation\.$/)
  })

  it('PDP-05 says why next to Currently Unavailable', async () => {
    mount(<AddToCart {...given} addability={refused('unavailable')} />)
    await expect.element(page.getByRole('note')).toMatchTextContent(/This item cannot be ordered online at present\./)
  })

  it('PDP-08 says to a visitor, too, that a medical license is needed', async () => {
    mount(<AddToCart {...given} price={null} addability={refused('signedOut')} isLicenseRequired />)
    await expect.element(page.getByRole('note')).toMatchTextContent(/This item requires a medical license to purchase/)
  })

  it('PDP-07 warns that quantity may be limited', async () => {
    mount(<AddToCart {...given} isOnAllocation />)
    await expect
      .element(page.getByRole('note'))
      .toMatchTextContent(/This item is on allocation and quantity may be limited$/)
  })

  it.each([
    ['license', 'Add a license', '/myaccount/menu/addresses'],
    ['restricted', 'Call 800-555-0134', 'tel:800-555-0134'],
    ['allocation', 'Call 800-555-0134', 'tel:800-555-0134'],
    ['notSellable', 'Find similar items', '/products?search=Exam%20gloves'],
    ['inactive', 'Find similar items', '/products?search=Exam%20gloves'],
  ] as const)('PLUS-01 gives the next step after the refusal %s', async (reason, name, href) => {
    mount(<AddToCart {...given} name="Exam gloves" addability={{ ok: false, reason, supportPhone: '800-555-0134' }} />)
    await expect.element(page.getByRole('note').getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('PDP-08 says that a medical license is needed', async () => {
    mount(<AddToCart {...given} addability={refused('license')} />)
    await expect.element(page.getByRole('note')).toMatchTextContent(/This item requires a medical license to purchase/)
  })

  it('PDP-04 links a signed-out visitor to the login', async () => {
    mount(<AddToCart {...given} price={null} addability={refused('signedOut')} loginHref="/login?to=x" />)
    await expect.element(page.getByRole('link', { name: 'Login to View Price' })).toHaveAttribute('href', '/login?to=x')
    expect(page.getByRole('spinbutton').elements()).toHaveLength(0)
  })
})
