import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { startStorySearch } from '../../story-data/index.js'
import { type SearchFieldProps, useSearchField } from '../search-field/index.js'
import { SearchBarParts } from './index.js'

/** A bar with its button first, and a field of the page's own. */
function OwnBar(props: SearchFieldProps) {
  return (
    <SearchBarParts.Root {...useSearchField(props)} className="own-bar">
      <SearchBarParts.Frame className={({ isOpen }) => (isOpen ? 'own-frame open' : 'own-frame')}>
        <SearchBarParts.Submit>Go</SearchBarParts.Submit>
        <SearchBarParts.Input render={(input) => <input {...input} data-own="" />} />
      </SearchBarParts.Frame>
      <SearchBarParts.List render={<section />} className="own-list" />
    </SearchBarParts.Root>
  )
}

it('LIB-03 SRCH-02 is a working combobox of the parts that a page arranges', async () => {
  const onNavigate = vi.fn<NonNullable<SearchFieldProps['onNavigate']>>()
  const store = { search: startStorySearch() }
  const { container } = mount(
    <GauzeProvider store={store}>
      <OwnBar onNavigate={onNavigate} />
    </GauzeProvider>,
  )
  const field = page.getByRole('combobox', { name: 'Search for products' })
  const shape = [...container.querySelectorAll('.own-bar > .own-frame > *')].map(({ tagName }) => tagName)
  expect(shape).toEqual(['BUTTON', 'INPUT'])
  await userEvent.fill(field, 'glove')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(container)
  expect(container.querySelector('.own-frame.open [data-own]')).toBe(field.element())
  expect(container.querySelector('section.own-list[data-slot="list"]')).not.toBeNull()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.fill(field, 'tape')
  await userEvent.click(page.getByRole('button', { name: 'Go' }))
  expect(onNavigate.mock.calls.map(([href]) => href)).toEqual([
    '/products?search=nitrile+exam+gloves',
    '/products?search=tape',
  ])
})

it('LIB-03 LIB-08 SRCH-01 the field takes a placeholder and a name of its own, and has the usual ones without', () => {
  const field = (own: { placeholder?: string; 'aria-label'?: string }) => {
    const { container } = mount(
      <SearchBarParts.Root term="" onTermChange={() => undefined} onSearch={() => undefined}>
        <SearchBarParts.Input {...own} />
      </SearchBarParts.Root>,
    )
    const input = container.querySelector('input')
    return [input?.placeholder, input?.getAttribute('aria-label')]
  }
  expect(field({ placeholder: 'Gloves, gauze, …', 'aria-label': 'Find' })).toEqual(['Gloves, gauze, …', 'Find'])
  expect(field({})).toEqual(['Search for products', 'Search for products'])
})

it('LIB-03 a part outside of a bar names itself and the missing bar', () => {
  expect(() => renderToString(<SearchBarParts.Input />)).toThrow(
    'SearchBarParts.Input found no search bar, because no <SearchBarParts.Root> is around it.',
  )
})
