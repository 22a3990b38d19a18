import type { AddressSuggestion } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AddressForm } from './address-form.js'

const proposals: readonly AddressSuggestion[] = ['43', '47'].map((number) => ({
  id: number,
  label: `${number} New Scotland Avenue, Albany, NY 12208`,
  line1: `${number} New Scotland Avenue`,
  city: 'Albany',
  state: 'NY',
  zip: '12208',
}))

const meta = {
  title: 'Addresses/Address form',
  component: AddressForm,
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  args: {
    initial: {
      line1: '43 New Scotland Avenue',
      line2: 'Building D, floor 2',
      city: 'Albany',
      state: 'NY',
      zip: '12208',
      attention: 'Receiving',
      phone: '(518) 555-0100',
      label: 'Ward 4',
      isDefaultShipping: true,
    },
  },
}

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await expect(canvas.getByText(/4 fields need your attention/)).toBeVisible()
  },
}

export const Suggesting: Story = {
  args: { lookup: async () => proposals },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Street address'), 'New Scotland')
    await waitFor(() => expect(canvas.getByRole('option', { name: /^47 New Scotland/ })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const SuggestionsUnavailable: Story = {
  args: { lookup: () => Promise.reject(new Error('down')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Street address'), '43 New')
    await expect(
      await canvas.findByText('Address suggestions are not available right now. Fill in the fields yourself.'),
    ).toBeVisible()
  },
}

export const Refused: Story = {
  args: {
    error: 'A company keeps at most 500 addresses. Delete one that is no longer used, then add this one.',
  },
}

export const Saving: Story = { args: { isPending: true } }
