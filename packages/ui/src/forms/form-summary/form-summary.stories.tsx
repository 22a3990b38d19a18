import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormSummary } from './form-summary.js'

const meta = {
  title: 'Forms/Form summary',
  component: FormSummary,
  tags: ['!picture'],
  args: {
    attempt: 0,
    errors: [
      { fieldId: 'po', message: 'PO number is required' },
      { fieldId: 'ship', message: 'Choose an address' },
    ],
  },
} satisfies Meta<typeof FormSummary>

export default meta
type Story = StoryObj<typeof meta>

export const TwoErrors: Story = {}
export const OneError: Story = { args: { errors: [{ fieldId: 'po', message: 'PO number is required' }] } }
