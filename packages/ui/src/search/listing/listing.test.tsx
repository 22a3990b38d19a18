import type { CallOutput } from '@gauze/contract'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import {
  facets,
  makeListingPage,
  makeProduct,
  nothingFound,
  StoryListing,
  storyListingPort,
} from '../../story-data/index.js'
import { ListingEmpty } from '../listing-empty/index.js'
import { ListingFilterSheet } from '../listing-filter-sheet/index.js'
import { Listing, type ListingProps } from './index.js'

const shown = makeListingPage()

function watchNavigation() {
  const onNavigate = vi.fn<ListingProps['onNavigate']>()
  const seen = () => onNavigate.mock.calls.map(([href, { reason, filter }]) => [href, reason, filter])
  return { onNavigate, seen }
}

/** Answers that a test gives when it likes. */
function answersLater<Answer>() {
  const answers: ((answer: Answer) => void)[] = []
  return { answers, next: () => new Promise<Answer>((resolve) => answers.push(resolve)) }
}

describeConformance('Listing', (props, ref) => <StoryListing {...props} ref={ref} page={shown} />)

it('SRCH-08 builds each choice on the one before, while their products are on their way', async () => {
  const { onNavigate, seen } = watchNavigation()
  mount(<StoryListing page={shown} onNavigate={onNavigate} isLoading />)
  await userEvent.click(page.getByRole('checkbox', { name: /Latex/ }))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Newest')
  await userEvent.click(page.getByRole('link', { name: '48 per page' }))
  await userEvent.click(page.getByRole('link', { name: 'List' }))
  const chosen = 'f.material=nitrile&f.material=latex'
  expect(seen()).toEqual([
    [`/shop?search=gloves&${chosen}`, 'filters', 'material'],
    [`/shop?search=gloves&sort=newest&${chosen}`, 'sort', ''],
    [`/shop?search=gloves&sort=newest&limit=48&${chosen}`, 'limit', ''],
    [`/shop?search=gloves&sort=newest&limit=48&view=list&${chosen}`, 'layout', ''],
  ])
  await expect.element(page.getByRole('link', { name: 'Remove filter Latex' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
})

it('SRCH-08 LIB-03 keeps the focus in a filter that moves, and tells every listener', async () => {
  const onFocus = vi.fn<() => void>()
  const moved = makeListingPage('search=gloves&f.material=nitrile', { facets: [facets.size, facets.material] })
  const { rerender } = mount(<StoryListing page={shown} slotProps={{ filters: { onFocus } }} />)
  const latex = page.getByRole('checkbox', { name: /Latex/ })
  latex.element().focus()
  expect(onFocus).toHaveBeenCalledOnce()
  rerender(<StoryListing page={moved} slotProps={{ filters: { onFocus } }} />)
  await expect.element(latex).toHaveFocus()
})

it('SRCH-08 WCAG 2.4.3 moves the focus to the count when the last chosen filter is removed', async () => {
  const { onNavigate, seen } = watchNavigation()
  mount(<StoryListing page={shown} onNavigate={onNavigate} />)
  await userEvent.click(page.getByRole('link', { name: 'Remove filter Nitrile' }))
  expect(seen()).toEqual([['/shop?search=gloves', 'filters', 'material']])
  await expect.element(page.getByText('96 products, page 1 of 4')).toHaveFocus()
})

it('SRCH-08 adds more products below, moves to the first of them, and has all pages in the address', async () => {
  const { onNavigate, seen } = watchNavigation()
  const { container } = mount(<StoryListing page={shown} onNavigate={onNavigate} />)
  await userEvent.click(page.getByRole('link', { name: 'Load more' }))
  await expect.poll(() => container.querySelectorAll('article')).toHaveLength(8)
  expect(container.querySelectorAll('article')[4]?.contains(document.activeElement)).toBe(true)
  expect(seen()).toEqual([['/shop?search=gloves&f.material=nitrile&page=2&from=1', 'more', '']])
})

it('SRCH-08 drops products that arrive after another choice', async () => {
  const { answers, next } = answersLater<CallOutput<'paginateItems'>>()
  const { onNavigate, seen } = watchNavigation()
  const { container } = mount(
    <StoryListing page={shown} onNavigate={onNavigate} port={{ ...storyListingPort, paginateItems: next }} />,
  )
  await userEvent.click(page.getByRole('link', { name: 'Load more' }))
  await userEvent.click(page.getByRole('checkbox', { name: /Latex/ }))
  answers[0]?.(makeListingPage(undefined, { results: [makeProduct({ id: 7 })] }).listing)
  await expect.element(page.getByRole('link', { name: 'Remove filter Latex' })).toBeVisible()
  expect(container.querySelectorAll('article')).toHaveLength(4)
  expect(seen().map(([, reason]) => reason)).toEqual(['filters'])
})

it('API-77 counts the choices of the sheet, whichever answer is last, and applies them together', async () => {
  const { answers, next } = answersLater<CallOutput<'filterItems'>>()
  const { onNavigate, seen } = watchNavigation()
  mount(<WithSheet onNavigate={onNavigate} port={{ ...storyListingPort, filterItems: next }} />)
  const sheet = page.getByRole('dialog')
  await userEvent.click(sheet.getByRole('checkbox', { name: /Latex/ }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /Vinyl/ }))
  answers[1]?.({ total: 12, facets: [facets.material] })
  await expect.element(sheet.getByRole('button', { name: 'Show 12 products' })).toBeVisible()
  answers[0]?.({ total: 34, facets: [facets.material] })
  await userEvent.click(sheet.getByRole('button', { name: 'Show 12 products' }))
  await expect.element(sheet).not.toBeInTheDocument()
  const all = 'f.material=nitrile&f.material=latex&f.material=vinyl'
  expect(seen()).toEqual([[`/shop?search=gloves&${all}`, 'filters', 'sheet']])
})

it('SRCH-08 applies nothing of a sheet that is closed', async () => {
  const { onNavigate, seen } = watchNavigation()
  mount(<WithSheet onNavigate={onNavigate} />)
  await userEvent.click(page.getByRole('dialog').getByRole('checkbox', { name: /Latex/ }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(seen()).toEqual([])
})

it('SRCH-08 works without script: forms and links lead to the chosen page', () => {
  const served = document.createElement('div')
  served.innerHTML = renderToString(<StoryListing page={makeListingPage('search=gloves&sort=name&f.size=small')} />)
  const sent = [...served.querySelectorAll('form')].map((form) => [
    form.getAttribute('action'),
    new URLSearchParams([...form.querySelectorAll('input[type=hidden]')].map((field) => pairOf(field))).toString(),
  ])
  expect(sent).toEqual([
    ['/shop', 'search=gloves&sort=name'],
    ['/shop', 'search=gloves&f.size=small'],
  ])
  const pages = [...served.querySelectorAll('.gz-pagination li a')].map((link) => link.getAttribute('href'))
  expect(pages).toContain('/shop?search=gloves&sort=name&f.size=small&page=2')
})

it('SRCH-08 names the ignored parts of an address until the notice is dismissed', async () => {
  mount(<StoryListing page={{ ...shown, unreadable: ['sort: cheapest'] }} />)
  const note = page.getByText('The address asks for “sort: cheapest”, which this list does not have. It was left out.')
  await expect.element(note).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  await expect.element(note).not.toBeInTheDocument()
})

it('SRCH-08 gives the reason of an empty result, and the count of each way out', async () => {
  const { container } = mount(
    <StoryListing
      page={makeListingPage(undefined, nothingFound)}
      empty={<ListingEmpty categoriesHref="/shop" contactNumber="800-555-0134" />}
    />,
  )
  await expect
    .element(page.getByRole('heading', { name: 'No products match “gloves” with these filters' }))
    .toBeVisible()
  const ways = [...container.querySelectorAll('[data-slot="ways"] li')].map((way) => [
    way.textContent,
    way.querySelector('a')?.getAttribute('href'),
  ])
  expect(ways).toEqual([
    ['Remove Nitrile (1 product)', '/shop?search=gloves'],
    ['Search outside Wound care (1,204 products)', '/shop?search=gloves&f.material=nitrile'],
  ])
  await expect.element(page.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/shop')
  await expect.element(page.getByText('Call 800-555-0134 and we will help you find it.')).toBeVisible()
  await expectAccessible(container)
})

it.each([
  [{ corrected: 'gowns' }, 'No products match “gows”. Showing the nearest: “gowns”.'],
  [{ relaxed: true }, 'No product has all the words of “gows”. These products have some of them.'],
  [
    { corrected: 'gowns', relaxed: true },
    'No products match “gows”. Showing the nearest: “gowns”. No product has all of these words, so these products have some of them.',
  ],
  [{ corrected: 'gowns', total: 0, pages: 0, results: [] }, null],
])('SRCH-14 says of %j how the products differ from the words', (answer, words) => {
  const { container } = mount(
    <StoryListing page={makeListingPage('search=gows', answer)} onNavigate={() => undefined} />,
  )
  expect(container.querySelector('.gz-banner')?.textContent ?? null).toBe(words)
})

it('SRCH-14 leads to the nearest category when nothing fits the words', async () => {
  mount(
    <StoryListing
      page={makeListingPage(undefined, {
        ...nothingFound,
        without: [],
        nearest: { name: 'Exam gloves', urlComponent: 'exam-gloves' },
      })}
      empty={<ListingEmpty categoriesHref="/shop" />}
    />,
  )
  await expect
    .element(page.getByRole('link', { name: 'See Exam gloves' }))
    .toHaveAttribute('href', expect.stringContaining('exam-gloves'))
})

it('names the part that stands outside of a listing', () => {
  expect(() => renderToString(<Listing.Pager />)).toThrow(
    'Listing.Pager found no root around it. Put it inside of <Listing.Root page={…}>.',
  )
})

function pairOf(field: Element): [string, string] {
  return [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']
}

/** A listing whose sheet is open until it is closed. */
function WithSheet(props: Partial<ListingProps>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <StoryListing page={shown} {...props}>
      {isOpen ? (
        <ListingFilterSheet
          onClose={(then) => {
            setOpen(false)
            then?.()
          }}
        />
      ) : null}
    </StoryListing>
  )
}
