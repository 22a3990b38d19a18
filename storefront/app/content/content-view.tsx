import type { ContentPage } from '@gauze/contract'
import { contentPath } from '@gauze/rules'
import { breadcrumbData } from '@gauze/rules/seo'
import { RichText } from '@gauze/ui/content/rich-text'
import { Anchor } from '@gauze/ui/link'
import { Breadcrumbs } from '@gauze/ui/navigation/breadcrumbs'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import type { ReactNode } from 'react'
import type { PageProducts } from '../data/page-products.js'
import { JsonLd } from '../seo/json-ld.js'
import { ProductRow } from './product-row.js'

export interface ContentViewProps extends PageProducts {
  page: ContentPage
  origin: string
  /** What the store itself adds below the text. */
  children?: ReactNode
}

/** A page of the content service with the pages around it (ROUTE-07). */
export function ContentView({ page, origin, lists, sellable, children }: ContentViewProps) {
  const sections = [
    ...page.navigationSections,
    ...(page.pages.length > 0 ? [{ title: 'See also', pages: page.pages }] : []),
  ].filter(({ pages }) => pages.length > 0)
  const trail = [
    { name: 'Home', path: '/' },
    { name: page.title, path: encodeURI(page.path) },
  ]
  return (
    <div className="gz-page">
      <JsonLd data={breadcrumbData(origin, trail)} />
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: page.title }]} />
      <div className="content-page" data-aside={sections.length > 0 || undefined}>
        <article>
          <PageHeading title={page.title} description={page.description} />
          <RichText
            document={page.body}
            renderEntry={({ id, contentType, fields }) => {
              if (contentType !== 'productList') return undefined
              const products = lists[id] ?? []
              const title = typeof fields.title === 'string' ? fields.title : ''
              return products.length > 0 ? (
                <ProductRow
                  title={title}
                  head={<ListHead title={title} path={fields.path} />}
                  products={products}
                  sellable={sellable}
                />
              ) : null
            }}
          />
          {children}
        </article>
        {sections.length > 0 ? (
          <aside>
            {sections.map(({ title, pages }) => (
              <PageLinks key={title} title={title} pages={pages} current={page.path} />
            ))}
          </aside>
        ) : null}
      </div>
    </div>
  )
}

function ListHead({ title, path }: { title: string; path: unknown }) {
  return typeof path === 'string' && path.startsWith('/') ? (
    <Anchor href={path}>
      See all<span className="gz-visually-hidden">: {title}</span>
    </Anchor>
  ) : null
}

interface PageLinksProps extends Pick<ContentPage, 'pages' | 'title'> {
  current: string
}

function PageLinks({ title, pages, current }: PageLinksProps) {
  return (
    <nav aria-label={`${title} pages`} className="gz-panel">
      <h2>{title}</h2>
      <ul>
        {pages.map(({ title: label, path }) => (
          <li key={path}>
            <Anchor href={path} aria-current={contentPath(path) === current ? 'page' : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
