import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { CartButton } from '../../cart/cart-button/index.js'
import { pictures } from '../../story-data/index.js'
import { ProductImage } from '../product-image/index.js'
import { useFlyToCart } from './index.js'

/** A product whose picture flies to the cart each time that it is added. */
function StoryPage() {
  const [count, setCount] = useState(0)
  const [isAdded, setAdded] = useState(false)
  const cart = useRef<HTMLAnchorElement>(null)
  const product = useRef<HTMLDivElement>(null)
  useFlyToCart({ isAdded, product, findCart: () => cart.current })
  const add = () => {
    setCount(count + 1)
    setAdded(!isAdded)
  }
  return (
    <>
      <CartButton ref={cart} count={count} style={{ justifySelf: 'end' }} />
      <div ref={product} style={{ width: 260 }}>
        <ProductImage src={pictures.gloves} alt="Exam gloves" />
      </div>
      <Button onClick={add}>{isAdded ? 'Start over' : 'Add to cart'}</Button>
    </>
  )
}

const meta = { title: 'Catalog/Fly to cart', component: StoryPage, tags: ['!picture'] } satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

export const FromAPicture: Story = {}
