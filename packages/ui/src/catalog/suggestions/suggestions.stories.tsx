import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { suggestedSections } from '../../story-data/index.js'
import { ProductCard } from '../product-card/index.js'
import { Suggestions } from './index.js'

const meta = {
  title: 'Catalog/Suggestions',
  component: Suggestions,
  tags: ['!picture'],
  args: {
    sections: suggestedSections,
    renderProduct: (product) => <ProductCard product={product} access="visible" addability={{ ok: true }} />,
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof Suggestions>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^You may also need/ }))
  await screen.findByRole('heading', { name: 'You May Also Need' })
}

export const Closed: Story = {}
export const Open: Story = { play: open }
export const OneSection: Story = { args: { sections: suggestedSections.slice(0, 1) }, play: open }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: open }
export const Dark: Story = { globals: { theme: 'dark' }, play: open }
