import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { Price } from './price.js'

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
