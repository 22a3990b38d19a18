import { type SearchEvent, selectRecent } from '@gauze/machines/search'
import { createLazyActor } from '@gauze/machines/store'
import { type ReactNode, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider, type StoreParts } from '../../provider/index.js'
import { startStorySearch } from '../../story-data/index.js'
import { SearchField, type SearchFieldProps } from './index.js'

type Search = ReturnType<typeof startStorySearch>

const field = page.getByRole('combobox', { name: 'Search for products' })

function typed(term: string) {
  return { term, kind: 'typed', position: 0, count: 0 }
}

function within(search: StoreParts['search'], children: ReactNode) {
  return (
    <StrictMode>
      <GauzeProvider store={{ search }}>{children}</GauzeProvider>
    </StrictMode>
  )
}

function setUp(search: StoreParts['search'], props: SearchFieldProps = {}) {
  const onNavigate = vi.fn<NonNullable<SearchFieldProps['onNavigate']>>()
  const draw = (more: SearchFieldProps) => within(search, <SearchField onNavigate={onNavigate} {...props} {...more} />)
  const { container, rerender } = mount(draw({}))
  return { onNavigate, container, change: (more: SearchFieldProps) => rerender(draw(more)) }
}

/** A stand-in for the machine, and its loader. */
function setUpLate(props: SearchFieldProps = {}) {
  const search = createLazyActor<ReturnType<Search['getSnapshot']>, SearchEvent>(() => undefined)
  const machine = startStorySearch()
  return { ...setUp(search, props), machine, connect: () => search.connect(machine) }
}

describe('SearchField', () => {
  it('SRCH-02 SRCH-05 suggests products and searches, and says which one was chosen', async () => {
    const { onNavigate, container } = setUp(startStorySearch())
    await userEvent.fill(field, 'glove')
    await expect.element(page.getByRole('option', { name: /^Glove dispenser/ })).toBeVisible()
    await expectAccessible(container)
    await userEvent.click(page.getByRole('option', { name: /^Glove dispenser/ }))
    await expect.element(field).toHaveValue('')
    await userEvent.fill(field, 'glove')
    await userEvent.click(page.getByRole('option', { name: 'surgical gloves size 7' }))
    await userEvent.fill(field, 'glove')
    await userEvent.click(page.getByRole('option', { name: 'See All Results' }))
    expect(onNavigate.mock.calls).toEqual([
      ['/product/product-2', { term: 'glove', kind: 'item', position: 5, count: 9 }],
      [
        '/products?search=surgical+gloves+size+7',
        { term: 'surgical gloves size 7', kind: 'query', position: 3, count: 9 },
      ],
      ['/products?search=glove', { term: 'glove', kind: 'all', position: 9, count: 9 }],
    ])
  })

  it('SRCH-01 SRCH-03 searches for the typed term, without its markup, and for nothing without a word', async () => {
    const { onNavigate } = setUp(startStorySearch(), { action: '/products/1' })
    await userEvent.fill(field, ' <b></b> ')
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(field, '<b>tape</b> ')
    await userEvent.keyboard('{Enter}')
    expect(onNavigate.mock.calls).toEqual([['/products/1?search=tape', typed('tape')]])
    await expect.element(field).toHaveValue('')
  })

  it('SRCH-02 keeps every letter that was typed before the machine came, and suggests for them', async () => {
    const load = vi.fn(async () => undefined)
    const { connect } = setUpLate({ load })
    expect(load).not.toHaveBeenCalled()
    await userEvent.click(field)
    expect(load).toHaveBeenCalled()
    await userEvent.keyboard('glove')
    await expect.element(field).toHaveValue('glove')
    connect()
    await expect.element(page.getByRole('option', { name: /^Glove dispenser/ })).toBeVisible()
    await expect.element(field).toHaveValue('glove')
  })

  it('SRCH-02 searches before the machine came, which then remembers it', async () => {
    const { onNavigate, machine, connect } = setUpLate()
    await userEvent.fill(field, 'gloves')
    await userEvent.keyboard('{Enter}')
    expect(onNavigate.mock.calls).toEqual([['/products?search=gloves', typed('gloves')]])
    connect()
    await expect.element(field).toHaveValue('')
    expect(selectRecent(machine.getSnapshot())).toEqual(['gloves'])
  })

  it('SRCH-13 says that there are no suggestions when their code did not come, and asks for it again', async () => {
    let isOffline = true
    const load = async () => {
      if (isOffline) throw new Error('offline')
    }
    const { connect } = setUpLate({ load })
    await userEvent.fill(field, 'glove')
    await expect.element(page.getByText(/^Suggestions are not available right now/)).toBeVisible()
    isOffline = false
    await userEvent.unhover(field)
    await userEvent.hover(field)
    connect()
    await expect.element(page.getByRole('option', { name: /^Glove dispenser/ })).toBeVisible()
  })

  it('SRCH-05 clears the field when the results are left, and not while a page comes', async () => {
    const { change } = setUp(startStorySearch(), { path: '/products/1' })
    await userEvent.fill(field, 'glove')
    change({ path: '/products/2' })
    await expect.element(field).toHaveValue('glove')
    change({ path: '/cart' })
    await expect.element(field).toHaveValue('')
  })

  it('SRCH-10 is a plain field without suggestions, which asks nobody', async () => {
    const load = vi.fn(async () => undefined)
    const { onNavigate } = setUpLate({ hasSuggestions: false, load })
    const plain = page.getByRole('searchbox', { name: 'Search for products' })
    await userEvent.fill(plain, 'IV')
    await userEvent.keyboard('{Enter}')
    expect(onNavigate.mock.calls).toEqual([['/products?search=IV', typed('IV')]])
    expect(load).not.toHaveBeenCalled()
  })

  it('LIB-05 leads to the pages that the provider names', async () => {
    const routes = { products: '#/find' }
    mount(<GauzeProvider routes={routes}>{within(startStorySearch(), <SearchField />)}</GauzeProvider>)
    await userEvent.fill(field, 'IV set')
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#/find?search=IV+set')
    history.replaceState(null, '', location.pathname + location.search)
  })
})
