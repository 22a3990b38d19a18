import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { AddressDialogOpener } from '../../addresses/address-dialog/index.js'
import { StoryCheckout } from '../../story-data/index.js'
import { AddAddress } from './add-address.js'

const meta = {
  title: 'Checkout/Add address',
  component: AddAddress,
  args: { onSave: fn() },
  render: (args) => (
    <StoryCheckout>
      <AddAddress {...args} />
    </StoryCheckout>
  ),
} satisfies Meta<typeof AddAddress>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add an address' }))
    await within(document.body).findByRole('textbox', { name: /^City/ })
  },
}

export const NotLoaded: Story = {
  render: ({ onSave }) => (
    <StoryCheckout>
      <AddressDialogOpener
        onSave={onSave}
        title="Add an address"
        onSaved={fn()}
        load={() => Promise.reject(new Error('offline'))}
      />
    </StoryCheckout>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add an address' }))
    await within(canvasElement).findByRole('alert')
  },
}
