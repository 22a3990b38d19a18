import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { DrawerSearch } from './index.js'

describeConformance('DrawerSearch', (props, ref) => <DrawerSearch {...props} ref={ref} />)

const field = page.getByRole('searchbox', { name: 'Search for products' })

it('SHELL-03 leads to the results of the search, at the store’s own address, and not without a word', async () => {
  const onSearch = vi.fn<(href: string) => void>()
  const { container } = mount(
    <GauzeProvider routes={{ products: '/all' }}>
      <DrawerSearch onSearch={onSearch} />
    </GauzeProvider>,
  )
  await userEvent.fill(field, '  ')
  await userEvent.click(page.getByRole('button', { name: 'Search' }))
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.fill(field, ' exam gloves ')
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['/all?search=exam+gloves']])
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/all')
})
