import type { ContentPage } from '@gauze/contract'
import { Anchor } from '@gauze/ui/link'
import { Breadcrumbs } from '@gauze/ui/navigation/breadcrumbs'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { RichText } from './rich-text.js'

/** A page of the content service with the pages around it (ROUTE-07). */
export function ContentView({ page }: { page: ContentPage }) {
  const sections = [
    ...page.navigationSections,
    ...(page.pages.length > 0 ? [{ title: 'See also', pages: page.pages }] : []),
  ]
  return (
    <div className="gz-page">
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: page.title }]} />
      <div className="content-page" data-aside={sections.length > 0 || undefined}>
        <article>
          <PageHeading title={page.title} />
          <RichText document={page.body} />
        </article>
        {sections.length > 0 ? (
          <aside>
            {sections.map(({ title, pages }) => (
              <nav key={title} aria-label={`${title} pages`} className="gz-panel">
                <h2>{title}</h2>
                <ul>
                  {pages.map(({ title: label, path }) => (
                    <li key={path}>
                      <Anchor href={path} aria-current={path === page.path ? 'page' : undefined}>
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </aside>
        ) : null}
      </div>
    </div>
  )
}
