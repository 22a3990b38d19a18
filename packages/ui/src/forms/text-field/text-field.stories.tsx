import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './text-field.js'

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'PO number', style: { maxWidth: 360 } },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Optional: Story = {}
export const WithHelp: Story = { args: { help: 'Shown on the invoice and the packing slip.' } }
export const Required: Story = { args: { isRequired: true } }
export const WithError: Story = { tags: ['own-look'], args: { isRequired: true, error: 'PO number is required' } }
export const SeveralLines: Story = {
  args: { label: 'Notes', rows: 4, defaultValue: 'Deliver before noon.' },
  tags: ['!picture'],
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'PO-7781' } }
