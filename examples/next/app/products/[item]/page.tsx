import { ItemCard } from '@gauze/ui/cart/item-card'
import Link from 'next/link'
import { visitorApi } from '../../../store'

interface ProductPageProps {
  params: Promise<{ item: string }>
}

export async function generateMetadata({ params }: ProductPageProps) {
  const { item } = await params
  return { title: (await visitorApi.getItem({ id: item })).titleTag }
}

/** The server renders the page as a visitor sees it; the card shows the customer's own price once it has hydrated. */
export default async function ProductPage({ params }: ProductPageProps) {
  const { item } = await params
  const { id, siteDisplayName, manufacturer, description, attributes } = await visitorApi.getItem({ id: item })
  return (
    <main>
      <h1>{siteDisplayName}</h1>
      <p>{manufacturer}</p>
      <ItemCard itemId={id} />
      <h2>Details</h2>
      <p>{description}</p>
      <ul>
        {attributes.map(({ name, value }) => (
          <li key={name}>
            {name}: {value}
          </li>
        ))}
      </ul>
      <Link href="/cart">Cart</Link>
    </main>
  )
}
