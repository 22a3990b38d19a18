import type { Meta, StoryObj } from '@storybook/react-vite'
import { StockBadge } from './stock-badge.js'

const meta = { title: 'Catalog/Stock badge', component: StockBadge } satisfies Meta<typeof StockBadge>

export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = { args: { quantityAvailable: 148 } }
export const OutOfStock: Story = { args: { quantityAvailable: 0 } }
export const DetailedAmple: Story = { args: { quantityAvailable: 21, isDetailed: true } }
export const DetailedFew: Story = { args: { quantityAvailable: 20, isDetailed: true } }
