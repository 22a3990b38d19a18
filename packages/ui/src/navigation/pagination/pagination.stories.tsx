import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.js'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 6, pages: 20, hrefOf: (page: number) => `/products/${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 20 } }
export const Few: Story = { args: { page: 2, pages: 3 } }

export const OwnParts: Story = {
  render: (args) => (
    <Pagination.Root {...args} render={<section />}>
      <Pagination.Pages>
        {[2, 4, 6, 8].map((page) => (
          <li key={page}>
            <Pagination.Page page={page} />
          </li>
        ))}
      </Pagination.Pages>
      <Pagination.Previous render={<a href="/before" />}>Before</Pagination.Previous>
      <Pagination.Next />
    </Pagination.Root>
  ),
}
