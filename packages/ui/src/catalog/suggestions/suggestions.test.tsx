import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { suggestedSections } from '../../story-data/index.js'
import { ProductCard, type ProductCardProps } from '../product-card/index.js'
import { Suggestions, type SuggestionsProps } from './index.js'

const given: SuggestionsProps = {
  sections: suggestedSections,
  renderProduct: (product) => <ProductCard product={product} access="visible" addability={{ ok: true }} />,
}

describeConformance('Suggestions', (props, ref) => <Suggestions {...given} {...props} ref={ref} />)

function opener() {
  return page.getByRole('button', { name: 'You may also need 8 more products' })
}

it('PDP-14 opens only when its button is pressed, and shows up to three products in each section', async () => {
  const { container, rerender } = mount(
    <>
      <input aria-label="Quantity" />
      <Suggestions {...given} sections={null} />
    </>,
  )
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  quantity.element().focus()
  expect(container.querySelector('button')).toBeNull()
  rerender(
    <>
      <input aria-label="Quantity" />
      <Suggestions {...given} />
    </>,
  )
  await expect.element(page.getByRole('status')).toMatchTextContent('You may also need 8 more products')
  await expect.element(quantity).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
  await userEvent.click(opener())
  const dialog = page.getByRole('dialog', { name: 'You May Also Need' })
  await expect.element(dialog).toBeVisible()
  const sections = [...dialog.element().querySelectorAll('section')].map((section) => [
    section.querySelector('h3')?.textContent,
    section.querySelectorAll('article').length,
  ])
  expect(sections).toEqual([
    ['Buy Again', 3],
    ['Based On Your Industry', 2],
    ['Pick Up Where You Left Off', 1],
    ['Time To Reorder', 2],
  ])
  await expectAccessible(dialog.element())
})

it('PDP-14 leaves out sections without products, and shows nothing without any', async () => {
  const empty = suggestedSections.map((section) => ({ ...section, products: [] }))
  const { container, rerender } = mount(<Suggestions {...given} sections={empty} />)
  expect(container.querySelector('button')).toBeNull()
  rerender(<Suggestions {...given} sections={[...suggestedSections.slice(2, 3), ...empty.slice(0, 1)]} />)
  await userEvent.click(page.getByRole('button', { name: 'You may also need 1 more product' }))
  await expect.element(page.getByRole('heading', { level: 3, name: 'Pick Up Where You Left Off' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Buy Again' }).elements()).toEqual([])
})

it('PDP-14 WCAG 2.4.3 stays open while somebody adds several items, and gives the focus back to its button', async () => {
  const onAdd = vi.fn<NonNullable<ProductCardProps['onAdd']>>()
  mount(
    <Suggestions
      {...given}
      renderProduct={(product) => (
        <ProductCard product={product} access="visible" addability={{ ok: true }} onAdd={onAdd} />
      )}
    />,
  )
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'You May Also Need' })
  for (const section of ['Buy Again', 'Time To Reorder']) {
    await dialog
      .getByRole('region', { name: section })
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
  }
  expect(onAdd).toHaveBeenCalledTimes(2)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

it('PDP-14 leads to the cart', async () => {
  mount(<Suggestions {...given} />)
  await userEvent.click(opener())
  await expect.element(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  await userEvent.click(page.getByRole('button', { name: 'Continue shopping' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
