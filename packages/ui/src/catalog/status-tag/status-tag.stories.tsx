import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusTag } from './status-tag.js'

const meta = { title: 'Catalog/Status tag', component: StatusTag, tags: ['!picture'] } satisfies Meta<typeof StatusTag>

export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = { args: { tone: 'good', children: 'In stock' } }
export const Notice: Story = { args: { tone: 'notice', children: 'On allocation' } }
export const Refused: Story = { args: { tone: 'refused', children: 'License required' } }
export const Neutral: Story = { args: { tone: 'neutral', children: 'Out of Stock' } }
