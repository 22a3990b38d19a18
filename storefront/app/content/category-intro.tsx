import type { Category } from '@gauze/contract'
import { categoryPath } from '@gauze/rules'
import { breadcrumbData } from '@gauze/rules/seo'
import { Anchor } from '@gauze/ui/link'
import { Breadcrumbs } from '@gauze/ui/navigation/breadcrumbs'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useSite } from '../data/use-site.js'
import { useWords } from '../language/words.js'
import { JsonLd } from '../seo/json-ld.js'
import { frameMessages } from '../shell/frame.messages.js'
import { contentMessages } from './content.messages.js'

export interface CategoryIntroProps {
  category: Category
  /** Shows links to its subcategories. */
  hasChildren: boolean
}

/** The head of a category's page: breadcrumbs, its name, its subcategories. */
export function CategoryIntro({ category, hasChildren }: CategoryIntroProps) {
  const { origin } = useSite()
  const { home } = useWords('frame', frameMessages)
  const text = useWords('content', contentMessages)
  const trail = [
    { name: home, path: '/' },
    ...(category.parent ? [{ name: category.parent.name, path: categoryPath(category.parent.urlComponent) }] : []),
    { name: category.name, path: categoryPath(category.urlComponent) },
  ]
  return (
    <>
      <JsonLd data={import.meta.env.SSR ? breadcrumbData(origin, trail) : null} />
      <Breadcrumbs items={trail.map(({ name, path }) => ({ label: name, href: path }))} />
      <PageHeading title={category.name} />
      {hasChildren && category.children.length > 0 ? (
        <nav aria-label={text.within(category.name)}>
          <ul className="subcategories">
            {category.children.map(({ id, name, urlComponent }) => (
              <li key={id}>
                <Anchor href={categoryPath(urlComponent)}>{name}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  )
}
