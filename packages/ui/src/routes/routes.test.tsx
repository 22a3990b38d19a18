import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../test/mount.js'
import { CartButton } from '../cart/cart-button/index.js'
import { ProductCard } from '../catalog/product-card/index.js'
import { GauzeProvider } from '../provider/index.js'
import { makeProduct } from '../story-data/index.js'
import { routesAt } from './index.js'

const product = makeProduct({ price: null, prices: [] })
function addressOf(name: string) {
  return page.getByRole('link', { name }).element().getAttribute('href')
}

it('LIB-05 leads to the pages of the store at this origin, and to others where a provider says so', () => {
  const links = (
    <>
      <ProductCard product={product} access="signedOut" />
      <CartButton count={0} />
    </>
  )
  const { rerender } = mount(links)
  expect([addressOf(product.siteDisplayName), addressOf('Login to View Price'), addressOf('Cart')]).toEqual([
    '/product/nitrile-exam-gloves-medium',
    '/login',
    '/cart',
  ])
  const signIn = { login: '/sign-in' }
  rerender(
    <GauzeProvider routes={routesAt('https://store.example/shop/')}>
      <GauzeProvider routes={signIn}>{links}</GauzeProvider>
    </GauzeProvider>,
  )
  expect([addressOf(product.siteDisplayName), addressOf('Login to View Price'), addressOf('Cart')]).toEqual([
    'https://store.example/shop/product/nitrile-exam-gloves-medium',
    '/sign-in',
    'https://store.example/shop/cart',
  ])
})
