import { ItemCard } from '@gauze/ui/cart/item-card'
import Link from 'next/link'
import { visitorApi } from '../../../store'

/** The server renders the page as a visitor sees it; the card shows the customer's own price once it has hydrated. */
export default async function ProductPage({ params }: { params: Promise<{ item: string }> }) {
  const { item } = await params
  const product = await visitorApi.getItem({ id: item })
  return (
    <main>
      <h1>{product.siteDisplayName}</h1>
      <p>{product.manufacturer}</p>
      <ItemCard itemId={product.id} />
      <Link href="/cart">Cart</Link>
    </main>
  )
}
