import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { cards, storyCardFields } from '../../story-data/index.js'
import { PaymentMethods, type PaymentMethodsPort, type PaymentMethodsProps } from './index.js'

const [visa, expired] = cards
if (!visa || !expired) throw new Error('The story company has too few cards.')
const endsSoon = { ...visa, id: 9, brand: 'Discover', last4: '1117', expMonth: 12, expYear: 2026, isDefault: false }

const port: PaymentMethodsPort = {
  getTypes: async () => ({ types: ['Visa'], fields: { kind: 'frames', url: 'https://fields.example' } }),
  save: async () => visa,
  remove: async () => ({ success: true }),
}

function Every(props: PaymentMethodsProps) {
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <PaymentMethods {...props} />
      <PaymentMethods {...props} status="loading" />
      <PaymentMethods {...props} cards={[]} />
      <PaymentMethods {...props} status="error" />
    </div>
  )
}

const meta = {
  title: 'Payment methods/Payment methods',
  component: PaymentMethods,
  args: {
    cards: [{ ...visa, label: 'Front desk' }, expired, endsSoon],
    today: '2026-11-24',
    onRetry: fn(),
    onChanged: fn(),
    port,
    mount: storyCardFields(),
  },
} satisfies Meta<typeof PaymentMethods>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = { render: (args) => <Every {...args} /> }

async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a card' }))
  return within(document.body).findByRole('dialog', { name: 'Add a card' })
}

export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement)
    await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Card number' }), '4242 4242 4242 4241')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Expiration' }), '04 / 39')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Security code' }), '737')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name on card' }), 'Ada Diaz{Enter}')
    await within(dialog).findByRole('link', { name: /has a typo/ })
  },
}

export const ProviderDown: Story = {
  args: { mount: storyCardFields({ isDown: true }) },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement)
    await within(dialog).findByText(/^The card fields did not load/)
  },
}

export const ByPhone: Story = {
  args: { port: { ...port, getTypes: async () => ({ types: [], fields: null }) } },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(canvasElement)
    await within(dialog).findByText(/^Cards cannot be added online/)
  },
}

export const StillNeeded: Story = {
  args: {
    port: {
      ...port,
      remove: () =>
        Promise.reject({
          problem: {
            type: 'https://gauze.example/problems/card-in-use',
            detail:
              'Order SO-100412 needs this card. Choose another way to pay for it first, or delete the card anyway.',
          },
        }),
    },
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Visa ending in 4242' }))
    await userEvent.click(card.getByRole('button', { name: /^Actions for/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Visa ending in 4242' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByRole('button', { name: 'Delete anyway' })
  },
}
