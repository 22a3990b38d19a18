import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { cards } from '../../story-data/index.js'
import { type PaymentChoice, PaymentPicker, type PaymentPickerProps } from './payment-picker.js'

function Stateful(props: Partial<PaymentPickerProps>) {
  const [value, setValue] = useState<PaymentChoice | null>('terms')
  return (
    <PaymentPicker
      terms={{ label: 'Net 30', availableBalance: 18250 }}
      cards={cards}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = { title: 'Payment methods/Payment picker', component: Stateful } satisfies Meta<typeof Stateful>

export default meta
type Story = StoryObj<typeof meta>

export const TermsAndCards: Story = {}
export const CardsOnly: Story = { args: { terms: null } }
export const WithError: Story = { args: { error: 'The order is above your available balance' } }
export const Nothing: Story = { args: { terms: null, cards: [] } }
