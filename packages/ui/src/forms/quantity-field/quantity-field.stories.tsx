import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { QuantityField, type QuantityFieldProps } from './quantity-field.js'

function Stateful({ start = 12, ...props }: Partial<QuantityFieldProps> & { start?: number }) {
  const [value, setValue] = useState(start)
  return <QuantityField {...props} value={value} onChange={setValue} />
}

const meta = { title: 'Forms/Quantity field', component: Stateful } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtMinimum: Story = { args: { start: 1 } }
export const Small: Story = { args: { size: 's' } }
export const Large: Story = { args: { size: 'l' } }
export const Disabled: Story = { args: { disabled: true } }
export const RefusedByServer: Story = { tags: ['own-look'], args: { error: 'Only 8 are left of your allocation' } }
export const Decimal: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '2.5')
    await expect(canvas.getByText('Decimals not allowed')).toBeVisible()
    await userEvent.tab()
    await expect(field).toHaveValue('2')
    await expect(canvas.getByText('2.5 was changed to 2')).toBeVisible()
  },
}
export const Words: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, 'a dozen')
    await userEvent.tab()
    await expect(field).toHaveValue('a dozen')
    await expect(canvas.getByText('Only numbers can be entered')).toBeVisible()
  },
}

function OwnField() {
  const [value, setValue] = useState(12)
  return (
    <QuantityField.Root value={value} onChange={setValue} size="l">
      <QuantityField.Message style={{ margin: '0 0 6px' }} />
      <QuantityField.Frame style={{ paddingInlineStart: 12 }}>
        <QuantityField.Input style={{ width: 80, textAlign: 'start' }} />
        <QuantityField.Decrease />
        <QuantityField.Increase />
      </QuantityField.Frame>
    </QuantityField.Root>
  )
}

export const OwnParts: Story = {
  render: () => <OwnField />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '2.5')
    await userEvent.tab()
    await expect(canvas.getByText('2.5 was changed to 2')).toBeVisible()
  },
}
