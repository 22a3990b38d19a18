import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { bankAccounts, storyBankFields } from '../../story-data/index.js'
import { BankAccounts } from './index.js'

const [account] = bankAccounts
if (!account) throw new Error('The story company has no bank account.')

const meta = {
  title: 'Payment methods/Bank accounts',
  component: BankAccounts,
  tags: ['!picture'],
  args: {
    accounts: bankAccounts,
    fields: { kind: 'frames', url: 'https://fields.example' },
    company: 'Mercy General',
    onRetry: fn(),
    onChanged: fn(),
    port: { add: async () => account, remove: async () => ({ success: true }) },
    mount: storyBankFields(),
  },
} satisfies Meta<typeof BankAccounts>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Empty: Story = { args: { accounts: [] } }
export const ByPhone: Story = { args: { accounts: [], fields: null } }
export const Loading: Story = { args: { status: 'loading' } }
export const Failed: Story = { args: { status: 'error' } }

async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a bank account' }))
  return within(await within(document.body).findByRole('dialog', { name: 'Add a bank account' }))
}

export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement)
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Routing number' }), '110000000')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Account number' }), '000123456781')
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name on account' }), 'Mercy General{Enter}')
    await dialog.findByRole('link', { name: /has a typo/ })
  },
}

export const WithoutPermission: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement)
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Routing number' }), '110000000')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Account number' }), '000123456789')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name on account' }), 'Mercy General{Enter}')
    await dialog.findByRole('link', { name: /^Permit debits/ })
  },
}

export const ProviderDown: Story = {
  args: { mount: storyBankFields({ isDown: true }) },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement)
    await dialog.findByText(/^The fields of the bank account did not load/)
  },
}

export const OfColleague: Story = {
  args: {
    port: {
      add: async () => account,
      remove: () => {
        const detail = 'A colleague added this bank account. Ask an administrator of your company to delete it.'
        return Promise.reject({ status: 403, problem: { detail } })
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Test Bank account ending in 6789' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Test Bank account ending in 6789' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText(/^A colleague added this bank account/)
  },
}
