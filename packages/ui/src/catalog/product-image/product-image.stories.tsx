import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from '../../story-data/index.js'
import { ProductImage } from './product-image.js'

const meta = {
  title: 'Catalog/Product image',
  component: ProductImage,
  args: { alt: 'Gauze roll', style: { maxWidth: 280 } },
} satisfies Meta<typeof ProductImage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { src: pictures.gauzeRoll } }
export const Missing: Story = { args: { src: null } }
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } }
