import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { suggestions } from '../../story-data/index.js'
import { highlightTerm } from './highlight-term.js'
import { SearchSuggestions, type SearchSuggestionsProps } from './search-suggestions.js'

const given = {
  listboxId: 'list',
  activeIndex: null,
  onActiveIndexChange: () => undefined,
  onChoose: () => undefined,
  suggestions,
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

  it.each([
    ['answered', suggestions, '5 suggestions'],
    ['empty', [], 'Nothing found for “glo”. Try fewer or other words.'],
    ['down', [], 'Suggestions are not available right now. Press Search to see all results.'],
    ['pending', [], 'Searching…'],
  ] as const)('SRCH-02 announces the state %s', (status, shown, words) => {
    const { container } = mount(<SearchSuggestions {...given} status={status} suggestions={shown} />)
    expect(container.querySelector('[role="status"]')?.textContent).toBe(words)
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
