import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Footer } from './footer.js'

describeConformance('Footer', (props, ref) => (
  <Footer {...props} ref={ref} columns={[{ title: 'Shop', links: [{ label: 'All', href: '/products' }] }]} />
))

it('SHELL-10 leaves its columns out on request, and keeps the legal line', () => {
  const columns = [{ title: 'Shop', links: [{ label: 'All', href: '/products' }] }]
  mount(
    <Footer columns={columns} contact="Call us" legal="Prices in US dollars." isShort>
      <p>Español</p>
    </Footer>,
  )
  expect(page.getByRole('link').elements()).toHaveLength(0)
  expect(page.getByText('Call us').elements()).toHaveLength(0)
  expect(page.getByText('Prices in US dollars.').elements()).toHaveLength(1)
  expect(page.getByText('Español').elements()).toHaveLength(1)
})
