import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { categoryBranches, categoryCounts } from '../../story-data/index.js'
import { CategoryTree } from './category-tree.js'

function hrefOf(urlComponent: string | null) {
  return urlComponent === null ? '/products/1' : `/category/${urlComponent}`
}

function linkNames() {
  return page
    .getByRole('link')
    .elements()
    .map((link) => link.querySelector('span')?.textContent ?? link.textContent)
}

describeConformance('CategoryTree', (props, ref) => (
  <CategoryTree
    {...props}
    ref={ref}
    categories={categoryBranches}
    counts={categoryCounts}
    current="exam-gloves"
    hrefOf={hrefOf}
  />
))

it('SRCH-08 opens the branch of the current category, with counts and the way back to all', async () => {
  mount(<CategoryTree categories={categoryBranches} counts={categoryCounts} current="exam-gloves" hrefOf={hrefOf} />)
  expect(linkNames()).toEqual(['All categories', 'Gloves', 'Exam gloves', 'Surgical gloves', 'Wound care'])
  await expect.element(page.getByRole('link', { name: 'Exam gloves 148 products' })).toHaveAttribute('aria-current')
  await expect.element(page.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/products/1')
})

it('SRCH-08 leaves out categories that a search did not find, but never the current category', () => {
  mount(<CategoryTree categories={categoryBranches} counts={{}} current="exam-gloves" hrefOf={hrefOf} />)
  expect(linkNames()).toEqual(['All categories', 'Gloves', 'Exam gloves'])
})

it('SRCH-08 shows nothing if a search found nothing', () => {
  const { container } = mount(<CategoryTree categories={categoryBranches} counts={{}} current={null} hrefOf={hrefOf} />)
  expect(container.textContent).toBe('')
})
