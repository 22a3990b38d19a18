import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyList } from '../../story-data/story-list.js'
import { Contacts, contactKind, PayNotice } from './index.js'
import { contacts } from './story-contacts.js'

const [, luis] = contacts
const { codec } = contactKind

const meta = {
  title: 'Company/Contacts',
  component: Contacts,
  tags: ['!picture'],
  args: {
    list: storyList(codec, contacts),
    port: {
      getContact: fn(async () => luis ?? never()),
      createContact: fn(async () => luis ?? never()),
      editContact: fn(async () => luis ?? never()),
      deleteContact: fn(async () => ({ success: true })),
      restoreContact: fn(async () => luis ?? never()),
      resendInvite: fn(async () => ({ success: true })),
    },
  },
} satisfies Meta<typeof Contacts>

function never(): never {
  throw new Error('The story company has too few contacts.')
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { list: storyList(codec, [], { status: 'loading' }) } }
export const Failed: Story = { args: { list: storyList(codec, [], { status: 'error' }) } }
export const NoMatch: Story = {
  args: { list: storyList(codec, [], { address: 'status=invited' }) },
}
export const Inviting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a person' }))
    await within(document.body).findByRole('textbox', { name: /^Email/ })
  },
}
/** The right to pay, with the most for each payment. */
export const LettingPay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Luis Ortega' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Luis Ortega' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: 'May pay' })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: /^Most for each payment in dollars/ })).toHaveValue('1,000.00')
  },
}
/** Of a company whose people paid before paying became a right of its own. */
export const Notice: Story = {
  render: (args) => (
    <>
      <PayNotice onDismiss={fn(async () => ({ isShown: false }))} />
      <Contacts {...args} />
    </>
  ),
}
export const Deactivating: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Luis Ortega' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate Luis Ortega' }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('This logs them out everywhere at once.')
  },
}
