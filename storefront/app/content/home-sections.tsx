import type { HomepageSection } from '@gauze/contract'
import { Anchor } from '@gauze/ui/link'
import type { PageProducts } from '../data/page-products.js'
import { useSite } from '../data/use-site.js'
import { CategoryRow } from './category-row.js'
import { Hero } from './hero.js'
import { ProductRow } from './product-row.js'

export interface HomeSectionsProps extends PageProducts {
  sections: readonly HomepageSection[]
}

/** The id under which the products of a section are read. */
export function listIdOf(position: number): string {
  return `section-${position}`
}

/** The sections of the home page, in the order of the content service (CMS-02). */
export function HomeSections({ sections, lists, sellable }: HomeSectionsProps) {
  const firstHero = sections.findIndex(({ kind }) => kind === 'hero')
  const { categories } = useSite()
  return sections.map((section, position) => {
    const { kind, title } = section
    const key = `${kind}-${title}`
    switch (kind) {
      case 'hero':
        return <Hero key={key} section={section} level={position === firstHero ? 1 : 2} />
      case 'notice':
        // Consecutive notices are in one row, rendered with the first of them.
        return sections[position - 1]?.kind === 'notice' ? null : (
          <Notices key={key} notices={runOfNotices(sections.slice(position))} />
        )
      case 'categories':
        return categories.length > 0 ? (
          <div key={key} className="gz-page home-section">
            <CategoryRow title={title} head={<Head section={section} />} categories={categories} />
          </div>
        ) : null
      case 'products': {
        const products = lists[listIdOf(position)] ?? []
        return products.length > 0 ? (
          <div key={key} className="gz-page home-section home-wide">
            <ProductRow title={title} head={<Head section={section} />} products={products} sellable={sellable} />
          </div>
        ) : null
      }
    }
    return null
  })
}

function runOfNotices(sections: readonly HomepageSection[]): readonly HomepageSection[] {
  const end = sections.findIndex(({ kind }) => kind !== 'notice')
  return end === -1 ? sections : sections.slice(0, end)
}

function Head({ section: { title, text, linkLabel, linkPath } }: { section: HomepageSection }) {
  return (
    <div className="home-head">
      <h2>{title}</h2>
      {text ? <p className="muted">{text}</p> : null}
      {linkLabel && linkPath ? <Anchor href={linkPath}>{linkLabel}</Anchor> : null}
    </div>
  )
}

function Notices({ notices }: { notices: readonly HomepageSection[] }) {
  return (
    <ul className="gz-page home-section home-notices">
      {notices.map(({ title, text, linkPath, linkLabel }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          {linkPath && linkLabel ? <Anchor href={linkPath}>{linkLabel}</Anchor> : null}
        </li>
      ))}
    </ul>
  )
}
