import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { suggestionRows } from '../../hooks/suggestion-rows.js'
import { suggestions } from '../../story-data/index.js'
import { SearchSuggestions, type SuggestionStatus } from '../search-suggestions/index.js'
import { SearchBar, type SuggestionListLink } from './index.js'

function nothing() {
  return undefined
}

describeConformance(
  'SearchBar',
  (props) => <SearchBar {...props} term="" onTermChange={nothing} onSearch={nothing} />,
  { hasNoRef: true },
)

interface Heard {
  onSearch: (term: string) => void
  onChoose: (index: number) => void
}

type Suggestions = typeof suggestions

const recent = ['gauze', 'tape']

function Kept({ onSearch, onChoose }: Heard) {
  const [term, setTerm] = useState('')
  const isAsked = term.trim().length >= 3
  const rows = suggestionRows(isAsked ? { items: suggestions, queries: [] } : null, term === '' ? recent : [])
  return (
    <SearchBar
      term={term}
      onTermChange={setTerm}
      onSearch={onSearch}
      suggestions={{
        isAvailable: rows.length > 0,
        count: rows.length,
        hasButtons: !isAsked,
        onChoose,
        render: (link) => (
          <SearchSuggestions
            {...link}
            rows={rows}
            term={term}
            status={isAsked ? 'answered' : 'idle'}
            onChoose={onChoose}
            onRemoveRecent={nothing}
          />
        ),
      }}
    />
  )
}

/** The field says 'gloves' while its rows answer the earlier text, or this one. */
function Answered({ onSearch, onChoose, answeredTerm, items }: Heard & { answeredTerm: string; items: Suggestions }) {
  const rows = suggestionRows({ items, queries: [] }, [])
  return (
    <SearchBar
      term="gloves"
      onTermChange={nothing}
      onSearch={onSearch}
      suggestions={{
        isAvailable: true,
        answeredTerm,
        count: rows.length,
        onChoose,
        render: (link) => (
          <SearchSuggestions {...link} rows={rows} term={answeredTerm} status="answered" onChoose={onChoose} />
        ),
      }}
    />
  )
}

/** A list that announces only with an answer, like one whose code is lazily loaded. */
function ListOnDemand({ status, ...link }: SuggestionListLink & { status: SuggestionStatus }) {
  if (status === 'pending') return <p>List on its way</p>
  return <SearchSuggestions {...link} rows={[]} term="zzz" status={status} onChoose={nothing} />
}

function setUp() {
  const heard = { onSearch: vi.fn<Heard['onSearch']>(), onChoose: vi.fn<Heard['onChoose']>() }
  mount(<Kept {...heard} />)
  return heard
}

function field() {
  return page.getByRole('combobox', { name: 'Search for products' })
}

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

  it('SRCH-01 searches for the text in the field, which `term` may not have yet after hydration', () => {
    const onSearch = vi.fn<Heard['onSearch']>()
    const { container } = mount(<SearchBar term="" onTermChange={nothing} onSearch={onSearch} />)
    const [field, form] = [container.querySelector('input'), container.querySelector('form')]
    if (!field || !form) throw new Error('The bar has no field.')
    field.value = 'gauze'
    form.requestSubmit()
    expect(onSearch.mock.calls).toEqual([['gauze']])
  })

  it('SRCH-01 is a form that asks the products page without script', () => {
    const { container } = mount(<SearchBar term="" onTermChange={nothing} onSearch={nothing} />)
    const form = container.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/products')
    expect(form?.getAttribute('method')).toBe('get')
    expect(container.querySelector('input')?.name).toBe('search')
  })

  it('SRCH-02 WCAG 2.1.1 moves through the list with arrows while focus stays in the field', async () => {
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

  it('SRCH-02 searches for the typed term when no row is active', async () => {
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

  it('SRCH-02 shows recent searches in an empty field that has the focus, and arrows reach them', async () => {
    const { onChoose } = setUp()
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(page.getByRole('option', { name: 'tape' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onChoose.mock.calls).toEqual([[1]])
  })

  it('SRCH-02 Tab leads to the buttons next to recent searches, Escape back to the field', async () => {
    setUp()
    await userEvent.click(field())
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('button', { name: 'Remove “gauze” from recent searches' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveFocus()
    expect(page.getByRole('option').elements()).toHaveLength(0)
  })

  it('SRCH-02 Tab closes a list without buttons and goes on', async () => {
    setUp()
    await userEvent.fill(field(), 'glo')
    await userEvent.keyboard('{ArrowDown}{Tab}')
    expect(page.getByRole('option').elements()).toHaveLength(0)
    await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus()
    await expect.element(field()).toHaveValue('glo')
  })

  it.each(['Home', 'End', 'ArrowLeft'])('SRCH-02 %s goes back to the text, where Enter searches', async (key) => {
    const { onSearch, onChoose } = setUp()
    await userEvent.fill(field(), 'gloves')
    await userEvent.keyboard(`{ArrowDown}{${key}}`)
    expect(field().element().getAttribute('aria-activedescendant')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onSearch.mock.calls).toEqual([['gloves']])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('SRCH-02 deactivates the row when the rows answer another term', async () => {
    const heard = { onSearch: vi.fn<Heard['onSearch']>(), onChoose: vi.fn<Heard['onChoose']>() }
    const { rerender } = mount(<Answered {...heard} answeredTerm="glo" items={suggestions} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    rerender(<Answered {...heard} answeredTerm="gloves" items={suggestions.toReversed()} />)
    expect(page.getByRole('option', { selected: true }).elements()).toHaveLength(0)
    expect(field().element().getAttribute('aria-activedescendant')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(heard.onSearch.mock.calls).toEqual([['gloves']])
    expect(heard.onChoose).not.toHaveBeenCalled()
  })

  it('SRCH-02 WCAG 4.1.3 announces how many suggestions there are in a region that existed before', async () => {
    setUp()
    const region = page.getByRole('status')
    expect(region.elements()).toHaveLength(1)
    await userEvent.fill(field(), 'glo')
    await expect.element(region).toHaveTextContent('5 products')
    await userEvent.keyboard('{Escape}')
    await expect.element(region).toHaveTextContent('')
  })

  it('SRCH-02 WCAG 4.1.3 does not announce an earlier term when the list opens again', async () => {
    const bar = (status: SuggestionStatus) => (
      <SearchBar
        term="zzz"
        onTermChange={nothing}
        onSearch={nothing}
        suggestions={{
          isAvailable: true,
          count: 0,
          onChoose: nothing,
          render: (link) => <ListOnDemand {...link} status={status} />,
        }}
      />
    )
    const { rerender } = mount(bar('empty'))
    await userEvent.click(field())
    await expect.element(page.getByRole('status')).toMatchTextContent(/^No products match “zzz”/)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    rerender(bar('pending'))
    await userEvent.click(field())
    await expect.element(page.getByText('List on its way')).toBeVisible()
    expect(page.getByRole('status').element().textContent).toBe('')
  })

  it('SRCH-02 two bars on a page have their own lists', async () => {
    mount(
      <>
        <Kept onSearch={nothing} onChoose={nothing} />
        <Kept onSearch={nothing} onChoose={nothing} />
      </>,
    )
    await userEvent.fill(field().first(), 'glo')
    await userEvent.keyboard('{ArrowDown}')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(page.getByRole('option', { selected: true }).elements()).toHaveLength(1)
    await expect.element(field().nth(1)).toHaveAttribute('aria-expanded', 'false')
  })

  it('SRCH-10 is a plain search field without suggestions', async () => {
    const onSearch = vi.fn<(term: string) => void>()
    mount(<SearchBar term="IV" onTermChange={nothing} onSearch={onSearch} />)
    const plain = page.getByRole('searchbox', { name: 'Search for products' })
    await userEvent.click(plain)
    await userEvent.keyboard('{Enter}')
    expect(onSearch.mock.calls).toEqual([['IV']])
    expect(page.getByRole('combobox').elements()).toHaveLength(0)
  })
})

it('SRCH-02 takes over text that was typed before the scripts had come', async () => {
  const onTermChange = vi.fn()
  const bar = <SearchBar term="" onTermChange={onTermChange} onSearch={() => undefined} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(bar)
  document.body.append(container)
  const field = container.querySelector('input')
  if (field) field.value = 'gloves'
  const root = hydrateRoot(container, bar)
  await expect.poll(() => onTermChange.mock.calls).toEqual([['gloves']])
  root.unmount()
  container.remove()
})
