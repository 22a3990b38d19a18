import type { ContentPage } from '@gauze/contract'
import { breadcrumbData } from '@gauze/rules/seo'
import { ContentArticle } from '@gauze/ui/content/content-article'
import { Breadcrumbs } from '@gauze/ui/navigation/breadcrumbs'
import type { ReactNode } from 'react'
import type { PageProducts } from '../data/page-products.js'
import { useWords } from '../language/words.js'
import { JsonLd } from '../seo/json-ld.js'
import { frameMessages } from '../shell/frame.messages.js'
import { ProductRow } from './product-row.js'

export interface ContentViewProps extends PageProducts {
  page: ContentPage
  origin: string
  /** The store's own part below the text. */
  children?: ReactNode
}

/** A page of the content service with the pages around it (ROUTE-07). */
export function ContentView({ page, origin, lists, sellable, children }: ContentViewProps) {
  const { home } = useWords('frame', frameMessages)
  const trail = [
    { name: home, path: '/' },
    { name: page.title, path: encodeURI(page.path) },
  ]
  return (
    <div className="gz-page">
      <JsonLd data={import.meta.env.SSR ? breadcrumbData(origin, trail) : null} />
      <Breadcrumbs items={[{ label: home, href: '/' }, { label: page.title }]} />
      <ContentArticle
        page={page}
        renderProducts={({ id, ...row }) => {
          const products = lists[id] ?? []
          return products.length > 0 ? <ProductRow {...row} products={products} sellable={sellable} /> : null
        }}
      >
        {children}
      </ContentArticle>
    </div>
  )
}
