import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { Price, type PriceProps } from './index.js'

describeConformance('Price', (props, ref) => <Price {...props} ref={ref} price={11.85} access="visible" />)

describe('Price', () => {
  it('SHELL-09 shows the price of the unit in US dollars, the list price struck, the unit in words', () => {
    const { container } = mount(
      <Price
        price={11.85}
        listPrice={14.2}
        access="visible"
        unit={{ label: 'Case of 10 boxes', conversionRate: 10 }}
      />,
    )
    expect(container.querySelector('[data-slot="price"]')?.textContent).toBe('$118.50')
    expect(container.querySelector('s')?.textContent).toBe('List price $142.00')
    expect(container.querySelector('[data-slot="unit"]')?.textContent).toBe('/ case of 10 boxes')
  })

  it.each([
    [12.5376, 1, undefined, '$12.5376', '76'],
    [12.537, 1, undefined, '$12.537', '7'],
    [1234.0625, 1, 'de-DE', '1.234,0625\u00a0€', '25'],
    [12.5376, 10_000, undefined, '$125,376.00', undefined],
    [12.5, 1, undefined, '$12.50', undefined],
  ])(
    'PDP-05 writes %s for %s of the base unit in full, with quiet decimals beyond hundredths',
    (price, rate, locale, shown, beyond) => {
      const { container } = mount(
        <GauzeProvider {...(locale ? { locale, currency: 'EUR' } : {})}>
          <Price price={price} access="visible" unit={{ label: 'Case', conversionRate: rate }} />
        </GauzeProvider>,
      )
      const amount = container.querySelector('[data-slot="price"]')
      expect(amount?.textContent).toBe(shown)
      expect(amount?.querySelector('[data-slot="beyond"]')?.textContent).toBe(beyond)
    },
  )

  it('PDP-04 gives a signed-out visitor the link Login to View Price', async () => {
    mount(<Price price={null} access="signedOut" loginHref="/login?to=/product/1" />)
    const link = page.getByRole('link', { name: 'Login to View Price' })
    await expect.element(link).toHaveAttribute('href', '/login?to=/product/1')
  })

  it.each([
    ['N/A', 'visible'],
    [null, 'visible'],
    [11.85, 'hidden'],
  ] as const)('PDP-05 shows nothing for the price %s with access %s', (price, access) => {
    const { container } = mount(<Price price={price} access={access} />)
    expect(container.textContent).toBe('')
  })

  it('LIB-03 lets a provider, then a prop, replace its words', async () => {
    mount(
      <GauzeProvider messages={{ price: { loginToView: 'Sign in for prices' } }}>
        <Price price={null} access="signedOut" />
        <Price price={null} access="signedOut" messages={{ loginToView: 'Ask us' }} />
      </GauzeProvider>,
    )
    await expect.element(page.getByRole('link', { name: 'Sign in for prices' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ask us' })).toBeVisible()
  })
})

const reduced: PriceProps = {
  price: 11.85,
  listPrice: 14.2,
  access: 'visible',
  unit: { label: 'Box of 100', conversionRate: 1 },
}

function Members(given: Omit<ComponentProps<'a'>, 'ref'>) {
  return (
    <a {...given} data-own="">
      Prices for members
    </a>
  )
}

describe('parts of a Price', () => {
  it.each<[string, PriceProps]>([
    ['reduced', reduced],
    ['plain', { price: 11.85, access: 'visible' }],
    ['for who signs in', { price: null, access: 'signedOut', loginHref: '/sign-in' }],
    ['hidden', { price: 11.85, access: 'hidden' }],
  ])('LIB-05 show what the whole price shows: %s', (_, props) => {
    const { container, rerender } = mount(<Price {...props} />)
    const shown = container.innerHTML
    rerender(
      <Price.Root {...props}>
        <Price.Login />
        <Price.Amount />
        <Price.List />
        <Price.Unit />
      </Price.Root>,
    )
    expect(container.innerHTML).toBe(shown)
  })

  it('LIB-05 stand in any order, with elements, classes and attributes of the partner', () => {
    const { container } = mount(
      <Price.Root {...reduced} size="l" className={({ size }) => size} classNames={{ price: 'now' }} render={<div />}>
        <Price.Unit render={(props) => <em {...props} />} />
        <Price.Amount className={({ access }) => access} data-tracked="" />
      </Price.Root>,
    )
    expect(container.innerHTML).toBe(
      '<div data-access="visible" data-size="l" class="gz-price l">' +
        '<em data-slot="unit">/ box of 100</em>' +
        '<b data-tracked="" data-slot="price" class="now visible">$11.85</b></div>',
    )
  })

  it('LIB-05 take props through the whole price, and an element for the link to the login', async () => {
    mount(
      <Price
        price={null}
        access="signedOut"
        loginHref="/sign-in"
        slotProps={{
          login: { className: 'own', render: (given) => <Members {...given} /> },
        }}
      />,
    )
    const link = page.getByRole('link', { name: 'Prices for members' })
    await expect.element(link).toHaveAttribute('href', '/sign-in')
    expect(link.element()).toMatchObject({ className: 'own', dataset: { slot: 'login', own: '' } })
  })

  it.each(Object.entries(Price).filter(([name]) => name !== 'Root'))(
    'LIB-05 say that %s stands outside of a price',
    (name, PricePart) => {
      expect(() => renderToString(<PricePart {...reduced} />)).toThrow(
        `Price.${name} found no root around it. Put it inside of <Price.Root price={…}>.`,
      )
    },
  )
})
