import type { ItemSource } from '@gauze/machines/catalog'
import { createStandIns } from '@gauze/machines/store'
import { soldItem } from '@gauze/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { GauzeProvider, type StoreParts } from '../../provider/index.js'
import { makeProduct } from '../../story-data/index.js'
import { ItemCard } from './item-card.js'

/** A visitor's store with these items. */
function storeWith(load: ItemSource['load']) {
  const wait = () => undefined
  const { standIns } = createStandIns<Pick<StoreParts, 'session' | 'cart'>>({ session: wait, cart: wait })
  return { ...standIns, items: { load } }
}

const meta = {
  title: 'Cart/Item card',
  component: ItemCard,
  args: { itemId: 20418, style: { width: 260 } },
} satisfies Meta<typeof ItemCard>

export default meta
type Story = StoryObj<typeof meta>

const loading = storeWith(() => new Promise(() => undefined))
const failing = storeWith(() => Promise.reject(new Error('offline')))
const product = makeProduct({ price: null, prices: [] })
const visitors = storeWith(async () => ({
  product,
  sold: soldItem(product),
  addability: { ok: false, reason: 'signedOut' },
}))

function inStore(store: Partial<StoreParts>): Story {
  return {
    decorators: [
      (Card) => (
        <GauzeProvider store={store}>
          <Card />
        </GauzeProvider>
      ),
    ],
  }
}

export const Loading: Story = inStore(loading)
export const Failed: Story = inStore(failing)
export const SignedOut: Story = inStore(visitors)
