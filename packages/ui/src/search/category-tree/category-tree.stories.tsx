import type { Meta, StoryObj } from '@storybook/react-vite'
import { categoryBranches, categoryCounts } from '../../story-data/index.js'
import { CategoryTree } from './category-tree.js'

const meta = {
  title: 'Search/Category tree',
  component: CategoryTree,
  args: {
    categories: categoryBranches,
    counts: categoryCounts,
    current: null,
    hrefOf: (urlComponent) => (urlComponent === null ? '/products/1' : `/category/${urlComponent}`),
    style: { maxWidth: 248 },
  },
} satisfies Meta<typeof CategoryTree>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const InCategory: Story = { args: { current: 'gloves' } }
export const InSubcategory: Story = { args: { current: 'exam-gloves' } }
export const OfASearch: Story = { args: { current: 'exam-gloves', counts: { gloves: 12, 'exam-gloves': 12 } } }
export const NothingFound: Story = { args: { current: 'exam-gloves', counts: {} } }
