import type { AddOutcome } from '@gauze/machines/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { AddItems, type AddItemsRootProps, type AddItemsRow } from './index.js'

const rows: readonly AddItemsRow[] = ['Exam gloves', 'Gauze roll', 'Syringe', 'Isolation gown', 'Lidocaine'].map(
  (name, index) => ({ itemId: index + 1, itemName: String(index + 1), unit: index + 1, unitLabel: 'Box of 100', name }),
)

interface RowsProps extends Pick<AddItemsRootProps, 'pending' | 'outcomes'> {
  shown?: readonly AddItemsRow[]
}

function Rows({ shown = rows, ...props }: RowsProps) {
  return (
    <AddItems.Root {...props} onAdd={fn()} shown={shown.map(({ itemId }) => itemId)}>
      {shown.map((row) => (
        <AddItems.Quantity key={row.itemId} row={row} />
      ))}
      <AddItems.Submit />
    </AddItems.Root>
  )
}

const outcomes: Record<string, AddOutcome> = {
  '1:1': { type: 'added' },
  '2:2': { type: 'adjusted', requested: null, granted: 4 },
  '3:3': {
    ...{ type: 'refused', requested: null },
    reason: { code: 'licence-required', detail: 'This item requires a medical license to purchase' },
  },
  '4:4': { type: 'delayed', name: 'Isolation gown' },
}

const meta = {
  title: 'Catalog/Add items',
  component: Rows,
  args: { pending: [], outcomes: {} },
} satisfies Meta<typeof Rows>

export default meta
type Story = StoryObj<typeof meta>

function OrderRows({ pending, outcomes: known }: RowsProps) {
  return (
    <AddItems.Root pending={pending} outcomes={known} onAdd={fn()} shown={rows.map(({ itemId }) => itemId)}>
      {rows.map((row, at) => (
        <AddItems.Order key={row.itemId} row={row} isBackorder={at === 2} style={{ width: 200 }} />
      ))}
      <AddItems.Submit />
    </AddItems.Root>
  )
}

async function addAll({ canvas }: { canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'] }) {
  for (const field of canvas.getAllByRole('spinbutton')) await userEvent.type(field, '9')
  await userEvent.click(canvas.getByRole('button', { name: 'Add 5 items to cart' }))
}

export const Empty: Story = {}
export const Outcomes: Story = { args: { pending: [4, 5], outcomes }, play: addAll }
export const Order: Story = { render: (args) => <OrderRows {...args} /> }
export const OrderOutcomes: Story = { ...Outcomes, ...Order }
export const OutcomesDark: Story = { ...Outcomes, globals: { theme: 'dark' } }
export const Phone: Story = { ...Outcomes, globals: { viewport: { value: 'phone' } } }
