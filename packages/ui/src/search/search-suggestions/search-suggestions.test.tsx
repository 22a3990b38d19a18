import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { inLook, looks, markContrast } from '../../../test/mark-contrast.js'
import { mount } from '../../../test/mount.js'
import { suggestionRows } from '../../hooks/suggestion-rows.js'
import { suggestedQueries, suggestions } from '../../story-data/index.js'
import { highlightTerm } from './highlight-term.js'
import { SearchSuggestions, type SearchSuggestionsProps } from './search-suggestions.js'

const full = suggestionRows({ items: suggestions, queries: suggestedQueries }, [])
const recent = suggestionRows(null, ['gauze', 'tape'])
const given = {
  listboxId: 'list',
  activeIndex: null,
  onActiveIndexChange: () => undefined,
  onAnnounce: () => undefined,
  focusField: () => undefined,
  onChoose: () => undefined,
  rows: full,
  term: 'glo',
  status: 'answered',
} satisfies SearchSuggestionsProps

describeConformance('SearchSuggestions', (props, ref) => <SearchSuggestions {...given} {...props} ref={ref} />)

describe('SearchSuggestions', () => {
  it('SRCH-02 hides pictures at 450 pixels or less', async () => {
    const { container } = mount(<SearchSuggestions {...given} />)
    const art = () => getComputedStyle(container.querySelector('.gz-art') ?? container).display
    await page.viewport(451, 800)
    expect(art()).not.toBe('none')
    await page.viewport(450, 800)
    expect(art()).toBe('none')
    await page.viewport(1280, 900)
  })

  it("SRCH-02 ends with 'See All Results' when the list is full, and only then", () => {
    expect(full.at(-1)).toEqual({ kind: 'all' })
    expect(suggestionRows({ items: suggestions.slice(1), queries: suggestedQueries }, []).at(-1)?.kind).toBe('item')
  })

  it('SRCH-02 groups searches and products under names', async () => {
    mount(<SearchSuggestions {...given} />)
    await expect.element(page.getByRole('group', { name: 'Searches' }).getByRole('option').nth(2)).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Products' }).getByRole('option').nth(4)).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(9)
  })

  it.each<[string, Partial<SearchSuggestionsProps>, string]>([
    ['answered', {}, '5 products and 3 searches'],
    ['one', { rows: suggestionRows({ items: suggestions.slice(0, 1), queries: [] }, []) }, '1 product'],
    ['corrected', { correctedTerm: 'gloves' }, 'Showing results for gloves. 5 products and 3 searches'],
    [
      'empty',
      { status: 'empty', rows: [] },
      'No products match “glo”. Check the spelling, use fewer words, or search by part number.',
    ],
    ['slow', { status: 'slow', rows: [] }, 'Still searching…'],
    ['down', { status: 'down', rows: [] }, 'Suggestions are not available right now. Press Search to see all results.'],
    ['recent', { status: 'idle', rows: recent }, '2 recent searches'],
    ['removed', { status: 'idle', rows: recent, canUndo: true }, 'Removed from recent searches.'],
  ])('SRCH-02 announces the state %s', async (_state, props, words) => {
    const onAnnounce = vi.fn<(said: string) => void>()
    mount(<SearchSuggestions {...given} {...props} onAnnounce={onAnnounce} />)
    await vi.waitFor(() => expect(onAnnounce).toHaveBeenLastCalledWith(words), 15_000)
  })

  it('SRCH-02 shows the term that replaced a mistyped term', async () => {
    mount(<SearchSuggestions {...given} term="glovse" correctedTerm="gloves" />)
    await expect.element(page.getByText('Showing results for gloves')).toBeVisible()
  })

  it('SRCH-02 distinguishes products of one name by maker and part number', async () => {
    const pad = { siteDisplayName: 'Abdominal pad, 5 x 9 in', thumbnailImage: null, parts: null }
    const items = [
      { ...pad, objectID: '1', manufacturer: 'Calderon', mpn: 'CB-59' },
      { ...pad, objectID: '2', manufacturer: 'Alder Ridge', mpn: null },
      { ...pad, objectID: '3' },
    ]
    const { container } = mount(
      <SearchSuggestions {...given} term="cb-5" rows={suggestionRows({ items, queries: [] }, [])} />,
    )
    const names = [...container.querySelectorAll('[data-slot="product"]')].map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Abdominal pad, 5 x 9 in Calderon · CB-59',
      'Abdominal pad, 5 x 9 in Alder Ridge',
      'Abdominal pad, 5 x 9 in ',
    ])
    await expect
      .element(page.getByRole('option').first())
      .toHaveAccessibleName('Abdominal pad, 5 x 9 in Calderon · CB-59')
    expect(container.querySelector('small mark')?.textContent).toBe('CB-5')
  })

  it('SRCH-02 shows the match as text, for any content of the record', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const item = {
      objectID: '1',
      siteDisplayName: hostile,
      thumbnailImage: null,
      parts: [
        { text: '<img src=x ', isMatch: false },
        { text: 'onerror', isMatch: true },
        { text: '=alert(1)>', isMatch: false },
      ],
    }
    const { container } = mount(
      <SearchSuggestions {...given} rows={suggestionRows({ items: [item], queries: [] }, [])} />,
    )
    await expect.element(page.getByRole('option', { name: hostile })).toBeVisible()
    expect(container.querySelector('mark')?.textContent).toBe('onerror')
    expect(container.querySelector('img')).toBeNull()
  })

  it('SRCH-13 offers the next step when nothing was found and when the service is down, and asks again', async () => {
    const onRetry = vi.fn<() => void>()
    const { rerender } = mount(<SearchSuggestions {...given} rows={[]} status="empty" term="xylophone" />)
    await expect.element(page.getByText('No products match “xylophone”')).toBeVisible()
    rerender(<SearchSuggestions {...given} rows={[]} status="down" onRetry={onRetry} />)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('SRCH-02 WCAG 2.4.3 removes one recent search, all of them, or neither, and brings the focus back to the field', async () => {
    const heard = { one: vi.fn<(term: string) => void>(), all: vi.fn<() => void>(), undo: vi.fn<() => void>() }
    const focusField = vi.fn<() => void>()
    const props = {
      ...given,
      rows: recent,
      status: 'idle',
      focusField,
      onRemoveRecent: heard.one,
      onClearRecent: heard.all,
      onUndo: heard.undo,
    } satisfies SearchSuggestionsProps
    const { rerender } = mount(<SearchSuggestions {...props} />)
    await expectAccessible()
    await userEvent.click(page.getByRole('button', { name: 'Remove “tape” from recent searches' }))
    expect(heard.one.mock.calls).toEqual([['tape']])
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }))
    expect(heard.all).toHaveBeenCalledOnce()
    rerender(<SearchSuggestions {...props} rows={[]} canUndo />)
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(heard.undo).toHaveBeenCalledOnce()
    expect(focusField).toHaveBeenCalledTimes(3)
  })

  it('SRCH-02 each removal is next to its search', () => {
    const { container } = mount(
      <SearchSuggestions {...given} rows={recent} status="idle" onRemoveRecent={() => undefined} />,
    )
    const middles = (selector: string) =>
      [...container.querySelectorAll(selector)].map((element) => {
        const { top, height } = element.getBoundingClientRect()
        return Math.round(top + height / 2)
      })
    expect(middles('[data-slot="removals"] button')).toEqual(middles('[role="option"]'))
  })

  it('SRCH-02 marks the words of the term where they begin a word', () => {
    const marked = (text: string, term: string) =>
      highlightTerm(text, term)
        .filter(({ isMatch }) => isMatch)
        .map((part) => part.text)
    expect(marked('Nitrile exam Gloves', 'glo exam')).toEqual(['exam', 'Glo'])
    expect(marked('Igloo cooler', 'glo')).toEqual([])
    expect(marked('Tape 3 (in)', '(in')).toEqual(['(in'])
    expect(
      highlightTerm('Nitrile gloves', 'glo')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Nitrile gloves')
  })
})

it.each(looks)('SRCH-02 the active suggestion stands out at 3:1 or better, %s', async (look) => {
  mount(<SearchSuggestions {...given} activeIndex={1} />)
  const active = page.getByRole('option', { selected: true }).element()
  const other = page.getByRole('option', { selected: false }).first().element()
  expect(await inLook(look, () => markContrast(active))).toBeGreaterThanOrEqual(3)
  expect(await inLook(look, () => markContrast(other))).toBe(1)
})
