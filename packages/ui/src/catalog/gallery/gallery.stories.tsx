import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from '../../story-data/index.js'
import { Gallery } from './gallery.js'

function image(index: number, url: string, name: string) {
  return { index, url, largeUrl: url, name }
}

const meta = {
  title: 'Catalog/Gallery',
  component: Gallery,
  args: { name: 'Nitrile exam gloves', images: [], style: { maxWidth: 560 } },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: {
    images: [
      image(0, pictures.gloves, 'front of the package'),
      image(1, pictures.gauzeRoll, 'close-up'),
      image(2, pictures.vial, 'shipping case'),
    ],
  },
}

export const One: Story = { args: { images: [image(0, pictures.gloves, 'front of the package')] } }
export const None: Story = {}
