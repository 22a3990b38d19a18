import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { ProductActions, type ProductActionsProps } from './index.js'

const given: ProductActionsProps = {
  pick: { productId: 7, itemId: 70, name: 'Gauze, large' },
  compareHref: (ids) => `/compare?ids=${ids.join()}`,
  url: 'https://store.example/product/gauze-large',
  contact: { contactNumber: '800-555-0134', contactEmail: 'care@store.example', hoursTextShort: 'Weekdays' },
  contactHref: '/contactus',
}

describeConformance('ProductActions', (props, ref) => <ProductActions {...given} {...props} ref={ref} />)

function button(name: string) {
  return page.getByRole('button', { name, exact: true })
}

beforeEach(() => sessionStorage.clear())

it('PDP-01 shares the absolute address on three sites and gives the focus back', async () => {
  mount(<ProductActions {...given} />)
  await button('Share').click()
  await expect.element(page.getByRole('dialog', { name: 'Share this product' })).toBeVisible()
  const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name} \\(opens a new window\\)$`) })
  await expect
    .element(link('Twitter'))
    .toHaveAttribute(
      'href',
      'https://twitter.com/intent/tweet?url=https%3A%2F%2Fstore.example%2Fproduct%2Fgauze-large&text=Gauze%2C+large',
    )
  await expect
    .element(link('Facebook'))
    .toHaveAttribute(
      'href',
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fstore.example%2Fproduct%2Fgauze-large',
    )
  await expect
    .element(link('LinkedIn'))
    .toHaveAttribute(
      'href',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fstore.example%2Fproduct%2Fgauze-large',
    )
  await expect.element(page.getByRole('textbox', { name: 'Address of this page' })).toHaveValue(given.url)
  await button('Copy link').click()
  await expect.element(page.getByText(/^The link (?:is|was not) copied\./)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Share')).toHaveFocus()
})

it("PDP-01 tells the store's telephone number and leads to its contact page", async () => {
  mount(<ProductActions {...given} />)
  await button('Have Questions?').click()
  const dialog = page.getByRole('dialog', { name: 'Have Questions?' })
  await expect.element(dialog.getByRole('link', { name: '800-555-0134' })).toHaveAttribute('href', 'tel:800-555-0134')
  await expect.element(dialog.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contactus')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Have Questions?')).toHaveFocus()
})

it('PDP-16 picks the product to compare, and leads to the comparison of two', async () => {
  sessionStorage.setItem('gauze-compare', JSON.stringify([{ productId: 1, itemId: 11, name: 'Gloves' }]))
  mount(<ProductActions {...given} />)
  expect(page.getByRole('link').elements()).toHaveLength(0)
  await button('Compare').click()
  await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(page.getByRole('link', { name: 'Compare 2 items' }))
    .toHaveAttribute('href', '/compare?ids=11,70')
  await button('Compare').click()
  await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'false')
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

it('PDP-16 says that no further product fits', async () => {
  const picks = [1, 2, 3, 4].map((id) => ({ productId: id, itemId: id, name: `Item ${id}` }))
  sessionStorage.setItem('gauze-compare', JSON.stringify(picks))
  mount(<ProductActions {...given} />)
  await expect.element(page.getByText(/^4 products are picked to compare, which is the most\./)).toBeVisible()
  await expect.element(button('Compare')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('link', { name: 'Compare 4 items' })).toBeVisible()
})
