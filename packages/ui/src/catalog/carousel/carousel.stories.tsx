import type { ProductCard as ProductCardData } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { products } from '../../story-data/index.js'
import { ProductCard } from '../product-card/index.js'
import { ProductImage } from '../product-image/index.js'
import { Carousel, type CarouselProps } from './carousel.js'

const slides = Array.from({ length: 3 }, (_, round) =>
  products.map((product) => ({ ...product, id: product.id + round * 1e6 })),
)

function Products(props: Partial<CarouselProps<ProductCardData>>) {
  return (
    <Carousel
      label="What others order most"
      head={<h2>What others order most</h2>}
      items={slides.flat()}
      keyOf={({ id }) => id}
      renderItem={(product) => <ProductCard product={product} access="hidden" />}
      {...props}
    />
  )
}

const meta = { title: 'Catalog/Carousel', component: Products } satisfies Meta<typeof Products>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}
export const Tiles: Story = {
  args: {
    slide: 'tile',
    renderItem: ({ thumbnailImage }) => (
      <a href="/category/gloves">
        <ProductImage src={thumbnailImage} alt="" />
        Nitrile exam gloves
      </a>
    ),
  },
}
export const InModal: Story = { args: { isInModal: true, style: { maxWidth: 800 } } }
export const Phone: Story = { args: { style: { maxWidth: 358 } } }
export const AllInView: Story = { args: { items: products.slice(0, 2) } }
export const Related: Story = { tags: ['!picture'], args: { fit: 'related', style: { maxWidth: 1100 } } }
export const Alternatives: Story = { tags: ['!picture'], args: { fit: 'alternatives', style: { maxWidth: 1100 } } }
