import type { ApiClient } from '@gauze/api-client'
import type { HomepageSection } from '@gauze/contract'
import { Anchor } from '@gauze/ui/link'
import { ProductGrid } from '@gauze/ui/product/product-grid'
import { CategoryTiles } from '../category/category-tiles.js'
import { requestScope } from '../config/request-scope.server.js'
import { Hero } from '../home/hero.js'
import { StoreProductCard } from '../product/store-product-card.js'
import { useBuying } from '../product/use-buying.js'
import { forCustomer } from '../runtime/for-customer.js'
import { JsonLd } from '../seo/json-ld.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { siteData } from '../seo/structured-data.js'
import { failPage, visitorApi } from '../services/api.server.js'
import { topCategories } from '../shell/nav-entries.js'
import { useSite } from '../shell/use-site.js'
import type { Route } from './+types/home.js'

const TOP_ITEMS = 10

const readHome = async (api: ApiClient) => {
  const [topItems, sellable] = await Promise.all([
    api.getTopItems({ limit: TOP_ITEMS }),
    api.getSellableControlledSubstances(),
  ])
  return { topItems, sellable: sellable.rxLevels }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { settings } = context.get(requestScope)
  const home = await readHome(visitorApi(context)).catch(failPage)
  return { ...home, origin: settings.publicUrl ?? url.origin }
}

export async function clientLoader({ context, serverLoader }: Route.ClientLoaderArgs) {
  return forCustomer(context, serverLoader, async (api) => ({ ...(await readHome(api)), origin: location.origin }))
}

export const headers = publicHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Gauze',
    description: 'Medical supplies for clinics, hospitals and practices: order on your account, delivered in 24 hours.',
    canonical: loaderData ? `${loaderData.origin}/` : undefined,
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content } = useSite()
  const hasHero = content.homePage.homepageSections.some(({ kind }) => kind === 'hero')
  return (
    <>
      <JsonLd data={siteData(loaderData.origin)} />
      {hasHero ? null : <h1 className="gz-visually-hidden">{content.homePage.title || 'Gauze medical supplies'}</h1>}
      {groupNotices(content.homePage.homepageSections).map((sections, index) => (
        <Section key={keyOf(sections)} sections={sections} isFirst={index === 0} data={loaderData} />
      ))}
    </>
  )
}

type Sections = readonly [HomepageSection, ...HomepageSection[]]

/** Notices that follow each other stand in one row. */
function groupNotices(sections: readonly HomepageSection[]): Sections[] {
  const groups: Sections[] = []
  for (const section of sections) {
    const last = groups.at(-1)
    if (section.kind === 'notice' && last?.[0].kind === 'notice') groups[groups.length - 1] = [...last, section]
    else groups.push([section])
  }
  return groups
}

const keyOf = ([{ kind, title }]: Sections) => kind + title

interface SectionProps {
  sections: Sections
  isFirst: boolean
  data: Route.ComponentProps['loaderData']
}

function Section({ sections, isFirst, data }: SectionProps) {
  const [section] = sections
  const { categories } = useSite()
  const buying = useBuying(data.sellable)
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} level={isFirst ? 1 : 2} />
    case 'notice':
      return (
        <ul className="gz-page home-section home-notices">
          {sections.map(({ title, text, linkPath, linkLabel }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              {linkPath ? <Anchor href={linkPath}>{linkLabel}</Anchor> : null}
            </li>
          ))}
        </ul>
      )
    case 'categories':
      return (
        <section className="gz-page home-section" aria-label={section.title}>
          <h2>{section.title}</h2>
          {section.text ? <p className="muted">{section.text}</p> : null}
          <CategoryTiles categories={topCategories(categories)} />
        </section>
      )
    case 'products':
      return (
        <section className="gz-page home-section" aria-label={section.title}>
          <h2>{section.title}</h2>
          {section.text ? <p className="muted">{section.text}</p> : null}
          <ProductGrid
            items={data.topItems}
            keyOf={({ id }) => id}
            renderItem={(product) => <StoreProductCard product={product} buying={buying} />}
          />
        </section>
      )
  }
}
