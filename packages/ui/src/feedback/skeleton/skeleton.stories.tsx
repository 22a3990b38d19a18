import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.js'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '40%' } }
export const Box: Story = { args: { shape: 'box', width: '240px', height: '180px' } }
export const Circle: Story = { args: { shape: 'circle', width: '64px', height: '64px' } }
