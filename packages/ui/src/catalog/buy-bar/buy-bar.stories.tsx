import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { fn } from 'storybook/test'
import { units } from '../../story-data/index.js'
import { AddToCart, type AddToCartProps } from '../add-to-cart/index.js'
import { BuyBar } from './buy-bar.js'

function Page(props: Pick<AddToCartProps, 'addability' | 'price'>) {
  useEffect(() => {
    scrollTo({ top: 600 })
    return () => scrollTo({ top: 0 })
  }, [])
  return (
    <div style={{ height: 2000 }}>
      <AddToCart itemId={20418} name="Exam gloves" units={units} unit={12} onUnitChange={fn()} onAdd={fn()} {...props}>
        <BuyBar variant="large" />
      </AddToCart>
    </div>
  )
}

const meta = {
  title: 'Catalog/Buy bar',
  component: Page,
  args: { addability: { ok: true }, price: 11.85 },
  globals: { viewport: { value: 'phone' } },
  tags: ['!picture'],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Scrolled: Story = {}
export const SignedOut: Story = { args: { addability: { ok: false, reason: 'signedOut' }, price: null } }
