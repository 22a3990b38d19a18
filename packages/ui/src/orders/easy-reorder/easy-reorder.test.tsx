import type { AddItemsAnswer, CallInput, ReorderItem } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { ListPage, listCall } from '../../../test/list-page.js'
import { mount } from '../../../test/mount.js'
import { useAddItemsToCart } from '../../hooks/index.js'
import { GauzeProvider } from '../../provider/index.js'
import { reorderItems } from '../../story-data/index.js'
import { StoryCart, storyCart } from '../../story-data/story-cart.js'
import { EasyReorder, type EasyReorderProps, reorderList } from './index.js'

const gloves = 20418
const gauze = 11240

interface ItemsProps extends Partial<EasyReorderProps> {
  at?: string
  rows?: readonly ReorderItem[]
  onRead?: (input: CallInput<'getReorders'>) => void
}

function Items({ at = '', rows = reorderItems, onRead, ...props }: ItemsProps) {
  const { add, ...cart } = useAddItemsToCart()
  const { answer } = listCall(rows)
  const getReorders = (input: CallInput<'getReorders'>) => {
    onRead?.(input)
    return answer(input)
  }
  return (
    <ListPage source={reorderList} api={{ getReorders }} at={at}>
      {(list) => (
        <EasyReorder list={list} inCart={new Set()} {...cart} onAdd={add} onUndo={async () => undefined} {...props} />
      )}
    </ListPage>
  )
}

function setUp(props: ItemsProps = {}) {
  const asked: CallInput<'addItems'>[] = []
  const { promise, resolve } = Promise.withResolvers<AddItemsAnswer>()
  const addItems = (input: CallInput<'addItems'>) => {
    asked.push(input)
    return promise
  }
  const answer = (...outcomes: AddItemsAnswer['outcomes']) => resolve({ ...storyCart, version: 3, outcomes })
  const { container } = mount(
    <StoryCart calls={{ addItems }}>
      <Items {...props} />
    </StoryCart>,
  )
  return { container, asked, answer }
}

function row(name: RegExp) {
  return page.getByRole('row', { name })
}

describeConformance('EasyReorder', (props, ref) => (
  <StoryCart>
    <Items {...props} ref={ref} />
  </StoryCart>
))

it('ACCT-08 shows date, exact prices and stock of each item, with unit and quantity of its latest purchase', async () => {
  const { container } = setUp()
  const line = row(/Nitrile exam gloves/)
  await expect
    .element(line)
    .toMatchTextContent(/Ordered on 11\/17\/2026.*2, every 21 days.*Paid \$18\.142, .*\$18\.433.*1\.6% more/)
  await expect.element(line).toMatchTextContent(/MPN\sHS-4410-M.*In stock/)
  await expect.element(line.getByRole('link')).toHaveAttribute('href', '/product/nitrile-gloves?uom=22')
  await expect.element(line.getByRole('combobox')).toHaveValue('22')
  await expect.element(line.getByRole('spinbutton')).toHaveValue('2')
  await expect.element(row(/gauze roll/)).toMatchTextContent(/Out of Stock/)
  await expectAccessible(container)
})

it('ACCT-08 says why an item cannot be bought, and does not offer it', async () => {
  setUp()
  const line = row(/Lidocaine/)
  await expect.element(line).toMatchTextContent(/This item requires a medical license to purchase/)
  await expect.element(line).not.toMatchTextContent(/In stock/)
  await expect
    .element(line.getByRole('checkbox', { name: /Lidocaine .* cannot be chosen: This item requires a medical/ }))
    .toBeDisabled()
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  await expect.element(page.getByRole('button', { name: 'Add 2 to cart' })).toBeVisible()
})

it('PLUS-27 LIB-08 says in the words of the catalog why an item cannot be bought', async () => {
  mount(
    <GauzeProvider messages={{ failure: { 'licence-required': 'Requiere una licencia' } }}>
      <StoryCart>
        <Items />
      </StoryCart>
    </GauzeProvider>,
  )
  const line = row(/Lidocaine/)
  await expect.element(line).toMatchTextContent(/Requiere una licencia/)
  await expect.element(line.getByRole('checkbox', { name: /cannot be chosen: Requiere una licencia/ })).toBeDisabled()
})

it('ACCT-08 adds the chosen items with a changed quantity, reports the outcome of each, and takes all out again', async () => {
  const onUndo = vi.fn<EasyReorderProps['onUndo']>(async () => undefined)
  const { asked, answer, container } = setUp({ onUndo })
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('checkbox', { name: /Choose Conforming stretch gauze/ }).click()
  await row(/Nitrile/)
    .getByRole('combobox')
    .selectOptions('Box of 100')
  await row(/Nitrile/)
    .getByRole('spinbutton')
    .fill('5')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('$56.62', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 to cart' }).click()
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await expect
    .poll(() => asked[0]?.lines)
    .toEqual([
      { itemId: gauze, unit: 11, quantity: 4 },
      { itemId: gloves, unit: 21, quantity: 5 },
    ])
  answer({ outcome: 'refused', code: 'item-inactive', detail: 'This item is no longer sold' }, { outcome: 'added' })
  await expect.element(row(/gauze roll/)).toMatchTextContent(/Not added\. This item is no longer sold/)
  const result = page.getByText('1 of 2 added to your cart. One was not added; its line says why.')
  await expect.element(result).toBeVisible()
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Undo all' }).click()
  expect(onUndo).toHaveBeenCalledWith([{ itemId: gloves, unit: 21, quantity: 5 }])
  await expect.element(page.getByText('Taken out of your cart again.')).toBeVisible()
})

it('ACCT-08 shows the items that are due first, chosen with their last quantity, and the others below', async () => {
  const { asked } = setUp()
  const headings = () =>
    page
      .getByRole('row')
      .elements()
      .map((one) => one.textContent)
  await expect.element(page.getByText('1 chosen of 3')).toBeVisible()
  expect(headings()[1]).toBe('Due by your rhythm: 1 item, with the last quantity')
  expect(headings()[3]).toBe('The others, newest first')
  await expect.element(page.getByRole('checkbox', { name: /Choose Nitrile/ })).toBeChecked()
  await page.getByRole('button', { name: 'Add 1 to cart' }).click()
  await expect.poll(() => asked[0]?.lines).toEqual([{ itemId: gloves, unit: 22, quantity: 2 }])
})

it('ACCT-08 takes a quantity at Enter, and adds nothing', async () => {
  const { asked } = setUp()
  const quantity = row(/Nitrile exam gloves/).getByRole('spinbutton')
  await quantity.fill('7')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantity).toHaveValue('7')
  await expect.element(page.getByText('1 chosen of 3')).toBeVisible()
  expect(asked).toEqual([])
})

it('ACCT-08 chooses no due item that is in the cart, and waits for the cart', async () => {
  const inCart = new Set(reorderItems.filter(({ isDue }) => isDue).map(({ itemId }) => itemId))
  const { rerender } = mount(
    <StoryCart>
      <Items inCart={null} />
    </StoryCart>,
  )
  await expect.element(row(/Nitrile exam gloves/)).not.toMatchTextContent(/In your cart/)
  rerender(
    <StoryCart>
      <Items inCart={inCart} />
    </StoryCart>,
  )
  await expect.element(row(/Nitrile exam gloves/)).toMatchTextContent(/In your cart/)
  await expect.element(page.getByText('None of 3 chosen')).toBeVisible()
})

it('ACCT-08 adds one item by the button of its row, and says so once', async () => {
  const { asked, answer } = setUp()
  await page.getByRole('button', { name: /^Add Conforming stretch gauze roll to cart$/ }).click()
  await expect.poll(() => asked[0]?.lines).toEqual([{ itemId: gauze, unit: 11, quantity: 4 }])
  answer({ outcome: 'added' })
  await expect.element(page.getByText('1 of 1 added to your cart.')).toBeVisible()
  await expect.element(page.getByText(/^Added 4/)).not.toBeInTheDocument()
})

it('ACCT-08 keeps the additions to undo while the store does not answer', async () => {
  const { answer } = setUp({ onUndo: () => Promise.reject(new Error('offline')) })
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('checkbox', { name: /Choose Conforming stretch gauze/ }).click()
  await page.getByRole('button', { name: 'Add 1 to cart' }).click()
  answer({ outcome: 'added' })
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect.element(page.getByText(/The items are still in your cart/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo all' })).toBeVisible()
})

it('ACCT-08 API-15 lists Order History of 90 days, and others by two switches and a search in the address', async () => {
  const onRead = vi.fn<NonNullable<ItemsProps['onRead']>>()
  setUp({ onRead, at: 'window=7' })
  await expect.element(page.getByRole('radio', { name: '90 days' })).toBeChecked()
  const usual = { window: 90, source: 'salesOrder', page: 1, limit: 100 }
  await expect.poll(() => onRead.mock.lastCall).toEqual([usual])
  await page.getByRole('radio', { name: '180 days' }).click()
  await page.getByRole('radio', { name: 'Estimates' }).click()
  await page.getByRole('searchbox').fill(' HS-44 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('window=180&source=estimate&search=HS-44')).toBeInTheDocument()
  const chosen = { ...usual, window: 180, source: 'estimate', search: 'HS-44' }
  await expect.poll(() => onRead.mock.lastCall).toEqual([chosen])
})

it('ACCT-08 shows no price to a person who may not see prices', async () => {
  const rows = reorderItems.map((one) => ({ ...one, pricePaid: null, item: { ...one.item, price: null } }))
  const { container } = setUp({ rows })
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('checkbox', { name: /Choose Conforming stretch gauze/ }).click()
  await expect.element(page.getByRole('button', { name: 'Add 1 to cart' })).toBeVisible()
  expect(container.textContent).not.toMatch(/\$|Price|Total/)
})
