import type { ListPage } from '@gauze/machines/paginated-list'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { useList } from '../../hooks/index.js'
import { ProductLookup, type ProductLookupProps, productLookupCodec, productLookupPage } from './index.js'

interface Found {
  id: number
  name: string
}

const gowns: readonly Found[] = [
  { id: 1, name: 'Isolation gown' },
  { id: 2, name: 'Surgical gown' },
]
const many: readonly Found[] = Array.from({ length: 24 }, (_, index) => ({ id: index, name: `Glove ${index}` }))

/** The page of an address without a search. */
const beforeASearch = { query: productLookupCodec.read(new URLSearchParams()), answer: productLookupPage<Found>([]) }

/** Searches whose answers a test gives. */
function searches() {
  const calls: { search: string; answer: (products: readonly Found[]) => void; fail: () => void }[] = []
  const find = (search: string) =>
    new Promise<ListPage<Found>>((resolve, reject) => {
      calls.push({
        search,
        answer: (products) => resolve(productLookupPage(products)),
        fail: () => reject({ kind: 'network' }),
      })
    })
  const last = async (search: string) => {
    await expect.poll(() => calls.at(-1)?.search).toBe(search)
    const call = calls.at(-1)
    if (!call) throw new Error('Nothing was searched for.')
    return call
  }
  return { find, last, asked: () => calls.map(({ search }) => search) }
}

interface LookupProps extends Partial<ProductLookupProps<Found>> {
  find?: ReturnType<typeof searches>['find']
  at?: string
}

function Lookup({ find = () => Promise.reject(new Error('not called')), at = '', ...props }: LookupProps) {
  const [address, setAddress] = useState(at)
  const list = useList<Found, { readonly search?: string }>({
    query: productLookupCodec.read(new URLSearchParams(address)),
    hrefOf: (query) => `?${productLookupCodec.write(query)}`,
    onQueryChange: (query) => setAddress(String(productLookupCodec.write(query))),
    load: async ({ filters: { search } }) => (search ? find(search) : productLookupPage<Found>([])),
    ...(at ? {} : { initial: beforeASearch }),
  })
  return (
    <>
      <output>{address}</output>
      <ProductLookup list={list} renderProduct={({ name }, search) => `${name} by ${search}`} {...props} />
      <button type="button" onClick={() => setAddress('')}>
        Back
      </button>
    </>
  )
}

function field() {
  return page.getByRole('searchbox', { name: 'Item number, MPN or name' })
}

async function search(words: string) {
  await field().fill(words)
  await userEvent.keyboard('{Enter}')
}

function shows(text: string) {
  return expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
}

function focusedSlot() {
  return document.activeElement?.getAttribute('data-slot')
}

describeConformance('ProductLookup', (props, ref) => <Lookup {...props} ref={ref} />)

it('ACCT-17 WCAG 2.4.3 4.1.3 puts the search into the address, shows outlines, then the products, announces and focuses their count', async () => {
  const { find, last, asked } = searches()
  const { container } = mount(<Lookup find={find} />)
  expect(asked()).toEqual([])
  await search('gown')
  await shows('search=gown')
  await shows('Products are loading')
  await expect.poll(() => container.querySelector('.gz-skeleton')).not.toBeNull()
  expect(container.querySelector('.gz-product-lookup')?.hasAttribute('data-busy')).toBe(true)
  ;(await last('gown')).answer(gowns)
  await shows('Surgical gown by gown')
  await expect.poll(focusedSlot).toBe('count')
  // The focus ring surrounds the words, not the whole row.
  expect(container.querySelector<HTMLElement>('[data-slot=count]')?.offsetWidth).toBeLessThan(container.offsetWidth / 2)
  await expect.element(page.getByRole('status').filter({ hasText: '2 products for “gown”' })).toBeInTheDocument()
  await expectAccessible(container)
})

it('ACCT-17 keeps the text and the focus while products are on their way', async () => {
  const { find, last } = searches()
  mount(<Lookup find={find} />)
  await search('gow')
  await userEvent.keyboard('ns')
  ;(await last('gow')).answer(gowns)
  await shows('2 products for “gow”')
  await expect.element(field()).toHaveValue('gowns')
  await expect.element(field()).toHaveFocus()
})

it('ACCT-17 keeps the products of before until others come, and none for an address without a search', async () => {
  const { find, last } = searches()
  mount(<Lookup find={find} at="search=gown" />)
  ;(await last('gown')).answer(gowns)
  await shows('2 products for “gown”')
  await search('glove')
  await shows('search=glove')
  await shows('Surgical gown by gown')
  ;(await last('glove')).answer(many)
  await shows('Glove 3 by glove')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByText('Glove 3 by glove')).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('')
})

it('ACCT-17 says that there are none, and that a full list may go on', async () => {
  const { find, last } = searches()
  mount(<Lookup find={find} allHref={(words) => `/all/${words}`} />)
  await search('gwon')
  ;(await last('gwon')).answer([])
  await shows('No products match “gwon”')
  await shows('0 products for “gwon”')
  await search('glove')
  ;(await last('glove')).answer(many)
  await expect.element(page.getByText(/^First 24 products for “glove” · /)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See all results' })).toHaveAttribute('href', '/all/glove')
})

it('ACCT-17 takes the focus to an error, keeps the search, and tries again', async () => {
  const { find, last } = searches()
  const { container } = mount(<Lookup find={find} />)
  await search('gown')
  ;(await last('gown')).fail()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Products could not be looked up' })).toHaveFocus()
  await expect.element(field()).toHaveValue('gown')
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Try again' }).click()
  ;(await last('gown')).answer(gowns)
  await shows('2 products for “gown”')
})

it('VAL-06 asks for words when there are none, and stays in its field', async () => {
  const { find, asked } = searches()
  mount(<Lookup find={find} />)
  await search('   ')
  await expect.element(page.getByRole('link', { name: 'Enter an item number, an MPN or a name' })).toBeVisible()
  await expect.element(field()).toHaveFocus()
  expect(asked()).toEqual([])
})

it('LIB-03 its parts take a class, one made of their state, and another element, and say when they stand alone', async () => {
  const onClick = vi.fn<() => void>()
  const { container } = mount(
    <Lookup
      at="search=gown"
      find={async () => productLookupPage(gowns)}
      slotProps={{
        form: { className: 'own-form' },
        count: { className: ({ search: found }) => `for-${found}`, render: <strong />, onClick },
        results: { view: 'list' },
      }}
    />,
  )
  await page.getByText('2 products for “gown”').last().click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(container.querySelector('strong')?.className).toBe('for-gown')
  expect(container.querySelector('form.own-form')).not.toBeNull()
  expect(container.querySelector('.gz-grid')?.getAttribute('data-view')).toBe('list')
  expect(() => renderToString(<ProductLookup.Count />)).toThrow(
    'ProductLookup.Count found no lookup, because no <ProductLookup.Root> is around it.',
  )
})
