import { categoryPath, productsPath } from '@gauze/rules'
import { ProductImage } from '@gauze/ui/catalog/product-image'
import { Anchor } from '@gauze/ui/link'
import { Breadcrumbs } from '@gauze/ui/navigation/breadcrumbs'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { requestScope } from '../data/request-scope.server.js'
import { useSite } from '../data/use-site.js'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import { pageOrigin } from '../seo/page-origin.js'
import { publicHeaders } from '../seo/public-headers.js'
import { frameMessages } from '../shell/frame.messages.js'
import type { Route } from './+types/shop.js'
import { shopScreenMessages } from './shop.messages.js'

export function loader({ context }: Route.LoaderArgs) {
  return { origin: pageOrigin(context.get(requestScope).settings) }
}

export const headers = publicHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = metaWords(matches, 'shopScreen', shopScreenMessages)
  return pageMeta({
    title: text.title,
    description: text.metaDescription,
    canonical: loaderData ? `${loaderData.origin}/shop` : undefined,
  })
}

/** The shop's landing page: all categories with their subcategories. */
export default function Shop() {
  const { categories } = useSite()
  const { home } = useWords('frame', frameMessages)
  const text = useWords('shopScreen', shopScreenMessages)
  return (
    <div className="gz-page">
      <Breadcrumbs items={[{ label: home, href: '/' }, { label: text.shop }]} />
      <PageHeading
        title={text.title}
        description={text.description}
        actions={<Anchor href={productsPath()}>{text.all}</Anchor>}
      />
      <ul className="shop-grid">
        {categories.map((category) => (
          <li key={category.id} className="gz-panel shop-category">
            <ProductImage src={category.imageUrl} alt="" />
            <div>
              <h2>
                <Anchor href={categoryPath(category.urlComponent)}>{category.name}</Anchor>
              </h2>
              <ul>
                {category.children.map((child) => (
                  <li key={child.urlComponent}>
                    <Anchor href={categoryPath(child.urlComponent)}>{child.name}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
