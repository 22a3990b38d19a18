import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.js'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Nitrile', style: { maxWidth: 260 } },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithCount: Story = { args: { aside: 96 } }
export const Disabled: Story = { args: { disabled: true } }
export const Radio: Story = { args: { type: 'radio', name: 'material', defaultChecked: true, aside: 96 } }
