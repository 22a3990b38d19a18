import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type AccountChoices, type AccountCreation, CreateAccountForm } from './create-account-form.js'

const choices: AccountChoices = {
  businessTypes: [
    { id: 1, name: 'Clinic' },
    { id: 2, name: 'Hospital' },
  ],
  contactRoles: [
    { id: 1, name: 'Office manager' },
    { id: 2, name: 'Purchasing agent' },
  ],
}

async function accept(): Promise<AccountCreation> {
  return { error: false, data: { message: 'Your request has been created' } }
}

function never() {
  return new Promise<never>(() => undefined)
}

const meta = {
  title: 'Sign-in/Create account form',
  component: CreateAccountForm,
  tags: ['!picture'],
  args: {
    choices,
    onSubmit: accept,
    onCreated: fn(),
    onRetryChoices: fn(),
  },
} satisfies Meta<typeof CreateAccountForm>

export default meta
type Story = StoryObj<typeof meta>

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  for (const [label, value] of [
    ['Company name', 'Lakeside Clinic'],
    ['First name', 'Ann'],
    ['Last name', 'Lee'],
    ['Phone', '(518) 555-0100'],
    ['Work email', 'ann@lakeside.example'],
    ['Street address', '12 Lake Road'],
    ['City', 'Albany'],
    ['ZIP code', '12207'],
  ] as const)
    await userEvent.type(canvas.getByLabelText(label), value)
  await userEvent.selectOptions(canvas.getByLabelText('Business type'), 'Clinic')
  await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Office manager')
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'NY')
  await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
}

export const Empty: Story = {}

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
    await expect(canvas.getByText(/11 fields need your attention/)).toBeVisible()
  },
}

export const Refused: Story = {
  args: {
    onSubmit: async () => ({
      error: true,
      data: {
        ...{ type: 'https://gauze.example/problems/validation', title: 'The request is not valid', status: 400 },
        ...{ detail: 'phone is not a telephone number', requestId: 'r-1' },
        errors: { phone: ['Enter a telephone number such as (518) 555-0100'] },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByText(/One field needs your attention/)).toBeVisible())
  },
}

export const NotSent: Story = {
  args: { onSubmit: async () => ({ error: true, data: null }) },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByText(/could not be sent/)).toBeVisible())
  },
}

export const Sending: Story = {
  args: { onSubmit: never },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-pending')
  },
}

export const LoadingChoices: Story = { args: { choices: null, isLoadingChoices: true } }

export const WithoutChoices: Story = { args: { choices: null } }
