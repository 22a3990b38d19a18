import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { suggestions } from '../../story-data/index.js'
import { SearchSuggestions } from '../search-suggestions/index.js'
import { SearchBar } from './search-bar.js'

const nothing = () => undefined

describeConformance(
  'SearchBar',
  (props) => <SearchBar {...props} term="" onTermChange={nothing} onSearch={nothing} />,
  { hasNoRef: true },
)

interface Heard {
  onSearch: (term: string) => void
  onChoose: (index: number) => void
}

function Kept({ onSearch, onChoose }: Heard) {
  const [term, setTerm] = useState('')
  return (
    <SearchBar
      term={term}
      onTermChange={setTerm}
      onSearch={onSearch}
      suggestions={{
        isAvailable: term.trim().length >= 3,
        count: suggestions.length + 1,
        onChoose,
        render: (link) => (
          <SearchSuggestions
            {...link}
            suggestions={suggestions}
            term={term}
            status="answered"
            hasSeeAll
            onChoose={onChoose}
          />
        ),
      }}
    />
  )
}

const setUp = () => {
  const heard = { onSearch: vi.fn<Heard['onSearch']>(), onChoose: vi.fn<Heard['onChoose']>() }
  mount(<Kept {...heard} />)
  return heard
}
const field = () => page.getByRole('combobox', { name: 'Search for products' })

describe('SearchBar', () => {
  it("SRCH-01 has the placeholder 'Search for products'", async () => {
    setUp()
    await expect.element(field()).toHaveAttribute('placeholder', 'Search for products')
  })

  it('SRCH-01 does nothing for a blank term', async () => {
    const { onSearch } = setUp()
    await userEvent.fill(field(), '   ')
    await userEvent.keyboard('{Enter}')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('SRCH-01 is a form that asks the products page without script', () => {
    const { container } = mount(<SearchBar term="" onTermChange={nothing} onSearch={nothing} />)
    const form = container.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/products')
    expect(form?.getAttribute('method')).toBe('get')
    expect(container.querySelector('input')?.name).toBe('search')
  })

  it('SRCH-02 moves through the list with arrows while focus stays in the field', async () => {
    const { onChoose } = setUp()
    await userEvent.fill(field(), 'glo')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = page.getByRole('option').nth(1)
    await expect.element(second).toHaveAttribute('aria-selected', 'true')
    expect(field().element().getAttribute('aria-activedescendant')).toBe(second.element().id)
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onChoose.mock.calls).toEqual([[1]])
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it("SRCH-02 reaches 'See All Results' with the up arrow", async () => {
    const { onChoose } = setUp()
    await userEvent.fill(field(), 'glo')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByRole('option', { name: 'See All Results' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onChoose.mock.calls).toEqual([[suggestions.length]])
  })

  it('SRCH-02 closes with Escape and clears with a second one', async () => {
    setUp()
    await userEvent.fill(field(), 'glo')
    await userEvent.keyboard('{Escape}')
    expect(page.getByRole('listbox').elements()).toHaveLength(0)
    await expect.element(field()).toHaveValue('glo')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveValue('')
  })

  it('SRCH-02 searches for what was typed when no row is active', async () => {
    const { onSearch } = setUp()
    await userEvent.fill(field(), 'gloves')
    await userEvent.keyboard('{Enter}')
    expect(onSearch.mock.calls).toEqual([['gloves']])
  })

  it('SRCH-02 chooses by mouse', async () => {
    const { onChoose } = setUp()
    await userEvent.fill(field(), 'glo')
    await userEvent.click(page.getByRole('option').nth(2))
    expect(onChoose.mock.calls).toEqual([[2]])
  })

  it('SRCH-02 has no accessibility violation while open', async () => {
    setUp()
    await userEvent.fill(field(), 'glo')
    await expectAccessible()
  })
})
