import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { makeProduct } from '../../story-data/index.js'
import { Comparison, type ComparisonPort, type ComparisonProps, readComparison } from './index.js'

const nitrile = { ...makeProduct(), attributes: [] }
const vinyl = { ...makeProduct({ id: 7, siteDisplayName: 'Vinyl gloves', urlComponent: 'vinyl' }), attributes: [] }
const products = [nitrile, vinyl]

function Page(props: Partial<ComparisonProps>) {
  return (
    <Comparison
      comparison={{ text: '20418, 7', products, unknown: [] }}
      access="visible"
      onCompare={() => undefined}
      {...props}
    />
  )
}

const field = page.getByLabelText(/^Item numbers/)

describeConformance('Comparison', (props, ref) => <Page {...props} ref={ref} />)

describe('Comparison', () => {
  it('PDP-16 asks for two numbers at least, and for nothing before', async () => {
    const onCompare = vi.fn<ComparisonProps['onCompare']>()
    const { container } = mount(<Page comparison={{ text: null, products: [], unknown: [] }} onCompare={onCompare} />)
    await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
    expect(container.querySelector('[role=alert]')).toBeNull()
    for (const text of ['', ' , ', '20418, 20418']) {
      await field.fill(text)
      await userEvent.keyboard('{Enter}')
      await expect.element(field).toHaveAccessibleDescription(/Enter two to four item numbers/)
      await expect.element(field).toHaveFocus()
    }
    expect(onCompare).not.toHaveBeenCalled()
    await expectAccessible(container)
    await field.fill('20418, 7')
    await userEvent.keyboard('{Enter}')
    expect(onCompare).toHaveBeenCalledExactlyOnceWith('20418, 7')
  })

  it('PDP-16 keeps its form with the result, and counts the products', async () => {
    mount(<Page slotProps={{ count: { 'data-results': '' } }} />)
    await expect.element(field).toHaveValue('20418, 7')
    const count = page.getByText('2 products side by side')
    await expect.element(count).toHaveAttribute('data-results')
    expect(page.getByRole('columnheader').elements()).toHaveLength(3)
  })

  it('PDP-16 does not ask again for numbers that no item has', async () => {
    const onCompare = vi.fn<ComparisonProps['onCompare']>()
    const comparison = { text: '20418, abc', products: [nitrile], unknown: ['abc'] }
    mount(<Page comparison={comparison} onCompare={onCompare} />)
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect.element(field).toHaveAccessibleDescription(/We have no item with the number abc/)
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByText('1 product', { exact: true })).toBeVisible()
    expect(onCompare).not.toHaveBeenCalled()
  })

  it.for<[text: string, unknown: string[], words: string]>([
    ['', [], 'Enter two to four item numbers'],
    ['1, 2', ['1', '2'], 'We have no items with the numbers 1 and 2'],
    ['1 2 3 4 5', [], 'Enter two to four item numbers: only the first four of your 5 are compared'],
    ['abc', ['abc'], 'Enter two to four item numbers. We have no item with the number abc'],
    ['1 2', ['9'.repeat(50)], `We have no item with the number ${'9'.repeat(40)}…`],
  ])('PDP-16 says of %j, of which %j is unknown, what is wrong', async ([text, unknown, words]) => {
    const { container } = mount(<Page comparison={{ text, products: [], unknown }} />)
    await expect.element(page.getByRole('heading', { name: 'No products to compare' })).toBeVisible()
    await expect.poll(() => container.querySelector('.gz-field [data-slot=error]')?.textContent).toContain(words)
  })

  it('LIB-08 lists unknown numbers as the language of the page does', async () => {
    const { container } = mount(
      <GauzeProvider locale="de-DE">
        <Page comparison={{ text: '1 2', products: [], unknown: ['1', '2'] }} />
      </GauzeProvider>,
    )
    await expect.poll(() => container.querySelector('.gz-field [data-slot=error]')?.textContent).toContain('1 und 2')
  })
})

describe('readComparison', () => {
  /** A store with the given items; it finds every item for every search. */
  function store(...items: readonly (typeof nitrile)[]) {
    return {
      getItemList: vi.fn<ComparisonPort['getItemList']>(async () => [...items]),
      getItem: vi.fn<ComparisonPort['getItem']>(
        async ({ id }) => items.find((item) => String(item.id) === id) ?? vinyl,
      ),
    }
  }

  it('PDP-16 reads the first four numbers in their order, each once', async () => {
    const api = store(nitrile, vinyl)
    const comparison = await readComparison('7, a/b, 8, 7, 9, 10', api)
    expect(api.getItemList.mock.calls.map(([{ search }]) => search)).toEqual(['7', 'a/b', '8', '9'])
    expect(comparison).toEqual({ text: '7, a/b, 8, 7, 9, 10', products: [vinyl], unknown: ['a/b', '8', '9'] })
  })

  it('SRCH-14 takes a number for the item of that number, not for the item of that database id', async () => {
    const numbered = { ...vinyl, itemName: '20418' }
    const renumbered = { ...nitrile, itemName: '4' }
    expect(await readComparison('20418', store(renumbered, numbered))).toMatchObject({ products: [numbered] })
    expect(await readComparison('20418', store(renumbered))).toMatchObject({ products: [], unknown: ['20418'] })
  })

  it('PDP-16 asks for no number that is too long to be one', async () => {
    const api = store(vinyl)
    const text = '9'.repeat(201)
    expect(await readComparison(text, api)).toEqual({ text, products: [], unknown: [text] })
    expect(api.getItemList).not.toHaveBeenCalled()
  })

  it('PDP-16 reads nothing without a request', async () => {
    const api = store(vinyl)
    expect(await readComparison(null, api)).toEqual({ text: null, products: [], unknown: [] })
    expect(api.getItemList).not.toHaveBeenCalled()
  })
})
