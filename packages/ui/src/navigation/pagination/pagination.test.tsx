import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { Pagination } from './index.js'
import { pageWindow } from './page-window.js'

describeConformance('Pagination', (props, ref) => (
  <Pagination {...props} ref={ref} page={2} pages={9} hrefOf={(page) => `/products/${page}`} />
))

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [6, 20, [1, null, 5, 6, 7, null, 20]],
])('shows for page %i of %i the pages around it, the first and the last', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})

const middle = { page: 6, pages: 20, hrefOf: (number: number) => `/products/${number}` }

function tested(slot: string, make: TestedPart['make']): TestedPart {
  const within: TestedPart['within'] = (part) => <Pagination.Root {...middle}>{part}</Pagination.Root>
  return { slot, make, within, root: 'Pagination.Root page={…}' }
}

describeParts('Pagination', {
  Previous: tested('previous', (props) => <Pagination.Previous {...props} />),
  Pages: tested('pages', (props) => <Pagination.Pages {...props} />),
  Page: tested('page', (props) => <Pagination.Page {...props} page={5} />),
  Short: tested('short', (props) => <Pagination.Short {...props} />),
  Next: tested('next', (props) => <Pagination.Next {...props} />),
})

describe('the parts of a Pagination', () => {
  it.each([1, 6, 20])('LIB-03 show what the preset shows: page %i of 20', (number) => {
    const own = mount(
      <Pagination.Root {...middle} page={number}>
        <Pagination.Previous />
        <Pagination.Pages />
        <Pagination.Short />
        <Pagination.Next />
      </Pagination.Root>,
    )
    const preset = mount(<Pagination {...middle} page={number} />)
    expect(own.container.innerHTML).toBe(preset.container.innerHTML)
  })

  it('LIB-03 take classes by slot and of the state, and the preset takes props by part', async () => {
    const { container } = mount(
      <Pagination
        {...middle}
        className={(state) => `is-${state.page}-of-${state.pages}`}
        classNames={{ page: 'number' }}
        slotProps={{ next: { className: 'on', children: 'Further' } }}
      />,
    )
    expect(container.querySelector('nav')?.className).toBe('gz-pagination is-6-of-20')
    const numbers = [...container.querySelectorAll('a.number')].map(({ textContent }) => textContent)
    expect(numbers).toEqual(['1', '5', '6', '7', '20'])
    await expect.element(page.getByText('Further')).toHaveAttribute('rel', 'next')
  })

  it('LIB-03 stand in the order of a partner, with other pages and elements, and are followed by keyboard', async () => {
    const { container } = mount(
      <Pagination.Root {...middle}>
        <Pagination.Next render={<a href="/ahead" />}>Ahead</Pagination.Next>
        <Pagination.Pages>
          <li>
            <Pagination.Page page={6}>Here</Pagination.Page>
          </li>
        </Pagination.Pages>
      </Pagination.Root>,
    )
    const links = [...container.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
    expect(links).toEqual([
      ['/ahead', 'Ahead'],
      ['/products/6', 'Here'],
    ])
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Ahead' })).toHaveFocus()
    await expect.element(page.getByText('Here')).toHaveAttribute('aria-current', 'page')
  })

  it('LIB-03 show nothing of a list with one page', () => {
    const { container } = mount(
      <Pagination.Root {...middle} page={1} pages={1}>
        <Pagination.Pages />
      </Pagination.Root>,
    )
    expect(container.innerHTML).toBe('')
  })
})
