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
