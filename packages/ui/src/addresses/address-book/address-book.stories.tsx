import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { addresses } from '../../story-data/index.js'
import { AddressBook, type AddressBookProps } from './index.js'

const licenses = [
  { rxLevel: '2', licenceNumber: 'L2-0041', expiration: '2026-03-01' },
  { rxLevel: '3', licenceNumber: 'L3-0041', expiration: '2026-12-10' },
  { rxLevel: '4', licenceNumber: 'L4-0041', expiration: '2028-06-30' },
]
const [main, ...others] = addresses
const changed = { changedBy: 'Dana Whitfield', changedOn: '2026-11-25T15:00:00.000Z' }
const book = main ? [{ ...main, controlledSubstance: licenses }, ...others] : []
const buyersBook = book.map((address, index) => (index === 0 ? { ...address, ...changed, mayChange: false } : address))

const entered = { document: null, reason: '', since: '2026-11-25T15:00:00.000Z' }
const inReview = book.map((address, index) => {
  if (index > 0) return address
  const waiting = { rxLevel: '3', licenceNumber: 'L3-0052', expiration: '2028-12-10', status: 'waiting' as const }
  const refused = { rxLevel: '5', licenceNumber: 'BB1388568', expiration: '2028-12-10', status: 'refused' as const }
  const reason = 'The document is of another company.'
  return {
    ...address,
    licensesInReview: [
      { ...waiting, ...entered },
      { ...refused, ...entered, reason },
    ],
  }
})

function Every(props: AddressBookProps) {
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <AddressBook {...props} />
      <AddressBook {...props} status="loading" />
      <AddressBook {...props} addresses={[]} />
      <AddressBook {...props} status="error" />
    </div>
  )
}

const meta = {
  title: 'Addresses/Address book',
  component: AddressBook,
  args: { addresses: book, today: '2026-11-24', onRetry: fn(), onSave: fn(), onDelete: fn(), onRestore: fn() },
} satisfies Meta<typeof AddressBook>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = { render: (args) => <Every {...args} /> }
/** How an administrator sees it. */
export const Licenses: Story = {
  tags: ['!picture'],
  args: {
    licenses: { levels: ['1', '2', '3', '4', '5'], save: fn(), remove: fn(), readDocument: fn() },
  },
}
/** One license waits for a review beside the one that counts; the store refused another one. */
export const LicensesInReview: Story = {
  args: { ...Licenses.args, addresses: inReview },
}
/** The question before a license that counts is replaced. */
export const ReplacingLicense: Story = {
  ...Licenses,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Edit license for Rx level 4 at Mercy General/, hidden: true }),
    )
    const dialog = within(document.body)
    await userEvent.type(await dialog.findByRole('textbox', { name: /^License number/ }), '-B')
    await userEvent.click(dialog.getByRole('button', { name: 'Save license' }))
    await dialog.findByText(/counts until we have confirmed the new one/)
  },
}
export const AddingLicense: Story = {
  ...Licenses,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add license at Mercy General/ }))
    await within(document.body).findByRole('textbox', { name: /^License number/ })
  },
}
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Mercy General, Main dock' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Mercy General, Main dock' }))
    await within(document.body).findByRole('textbox', { name: /^City/ })
  },
}
/** The addresses of a buyer, who changes only the addresses that they added. */
export const OfBuyer: Story = { args: { addresses: buyersBook, mayChooseDefaults: false }, tags: ['!picture'] }
