import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { storyChoices, storySubscription } from '../subscriptions/story-subscriptions.js'
import { SubscriptionForm, SubscriptionListChoice } from './index.js'

const meta = {
  title: 'Subscriptions/Subscription form',
  component: SubscriptionForm,
  tags: ['!picture'],
  args: {
    ...{ list: { id: 1, name: 'OR weekly restock' }, subscription: null, choices: storyChoices },
    ...{ cancelHref: '#', today: '2026-11-24', onSaved: fn(), onSave: fn(async () => storySubscription) },
  },
} satisfies Meta<typeof SubscriptionForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const Editing: Story = { args: { subscription: storySubscription } }
export const PlaceChanged: Story = {
  args: {
    subscription: {
      ...storySubscription,
      placeChanges: [
        'The ship-to address was changed: it was 9 Pier Road, Columbus, OH 43004, and is now 1200 Harbor Avenue, Columbus, OH 43004.',
      ],
    },
  },
}
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start subscription' }))
    await canvas.findAllByText('PO number is required')
  },
}
const listed = { itemListDetailCount: 14, shared: false, isOwner: true, ownerName: 'Dana Whitfield' }
export const ChoosingAList: Story = {
  render: () => (
    <SubscriptionListChoice
      listsHref="#"
      hrefOf={() => '#'}
      lists={[
        { ...listed, id: 1, name: 'OR weekly restock', isSubscription: true },
        { ...listed, id: 2, name: 'ED crash carts', isSubscription: false },
      ]}
    />
  ),
}
