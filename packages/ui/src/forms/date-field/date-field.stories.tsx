import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './index.js'

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  tags: ['!picture'],
  args: { label: 'First date', defaultValue: '2026-11-20', help: 'The orders after it keep its weekday.' },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Invalid: Story = { args: { error: 'The date must be after today' } }
