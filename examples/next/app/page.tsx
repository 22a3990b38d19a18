import Link from 'next/link'
import { visitorApi } from '../store'

export const dynamic = 'force-dynamic'

export default async function Home() {
  const items = await visitorApi.getTopItems({ limit: 5 })
  return (
    <main>
      <h1>Ward supplies</h1>
      <ul>
        {items.map(({ id, urlComponent, siteDisplayName }) => (
          <li key={id}>
            <Link href={`/products/${urlComponent}`}>{siteDisplayName}</Link>
          </li>
        ))}
      </ul>
      <Link href="/cart">Cart</Link>
    </main>
  )
}
