'use client'
import type { Category, HomepageSection, ProductCard } from '@gauze/contract'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { useAsset } from '../../assets/index.js'
import { Carousel } from '../../catalog/carousel/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { useContentLang } from '../../internal/content-lang.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useRoutes } from '../../routes/index.js'

type TileCategory = Pick<Category, 'id' | 'name' | 'urlComponent' | 'imageUrl'>

export interface HomeSectionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** As the content service gives them, in their order. */
  sections: readonly HomepageSection[]
  /** The tiles of a section of categories. */
  categories: readonly TileCategory[]
  /** The products of a section, by its position; a section without products is not rendered. */
  productsOf: (position: number) => readonly ProductCard[]
  /** Shows a product, such as in a `ProductCard`. */
  renderProduct: (product: ProductCard) => ReactNode
  /** Next to the link of the first hero, such as the way to an account. */
  actions?: ReactNode
  /** Omits heroes, and what else is for visitors: a customer comes to order. */
  isForCustomer?: boolean
}

/**
 * The sections of a home page: heroes, rows of products and of categories, and notices, of which consecutive ones are in
 * one row. The first hero has the heading of the page.
 *
 * @example
 * <HomeSections
 *   sections={homePage.homepageSections}
 *   categories={categories}
 *   productsOf={(position) => lists[position] ?? []}
 *   renderProduct={(product) => <ProductCard product={product} access="signedOut" />}
 * />
 */
export function HomeSections({
  sections,
  categories,
  productsOf,
  renderProduct,
  actions,
  isForCustomer = false,
  className,
  ...props
}: HomeSectionsProps) {
  // The products of a section are found by its place among all of them.
  const shown = sections
    .map((section, position) => ({ section, position }))
    .filter(({ section: { kind, isForVisitors } }) => !isForCustomer || (kind !== 'hero' && !isForVisitors))
  const firstHero = shown.findIndex(({ section }) => section.kind === 'hero')
  const show = ({ section, position }: PlacedSection, at: number) => {
    const { kind, title } = section
    const key = `${kind}-${title}`
    if (kind === 'hero') {
      const isFirst = at === firstHero
      return <Hero key={key} section={section} isFirst={isFirst} actions={isFirst ? actions : null} />
    }
    if (kind === 'notice') {
      // Consecutive notices are in one row, rendered with the first of them.
      return shown[at - 1]?.section.kind === 'notice' ? null : (
        <Notices key={key} notices={runOfNotices(shown.slice(at))} />
      )
    }
    const head = <Head section={section} />
    if (kind === 'categories') return <Categories key={key} title={title} head={head} categories={categories} />
    const products = productsOf(position)
    return products.length > 0 ? (
      <div key={key} className="gz-page" data-slot="products">
        <Carousel label={title} head={head} items={products} keyOf={({ id }) => id} renderItem={renderProduct} />
      </div>
    ) : null
  }
  return (
    <div {...props} className={cx('gz-home', className)}>
      {shown.map(show)}
    </div>
  )
}

interface PlacedSection {
  readonly section: HomepageSection
  readonly position: number
}

function runOfNotices(placed: readonly PlacedSection[]): readonly HomepageSection[] {
  const sections = placed.map(({ section }) => section)
  const end = sections.findIndex(({ kind }) => kind !== 'notice')
  return end === -1 ? sections : sections.slice(0, end)
}

interface HeroProps {
  section: HomepageSection
  /** It has the heading of the page, and its picture is loaded first. */
  isFirst: boolean
  actions: ReactNode
}

function Hero({ section, isFirst, actions }: HeroProps) {
  const { title, text, image, linkLabel, linkPath, isForVisitors } = section
  const src = useAsset(image?.url ?? null)
  const Heading = isFirst ? 'h1' : 'h2'
  const lang = useContentLang()
  return (
    <section className="gz-page" data-audience={isForVisitors ? 'visitors' : undefined}>
      <div className="gz-hero" data-picture={image !== null || undefined}>
        <div data-slot="text">
          <Heading lang={lang}>{title}</Heading>
          {text ? <p lang={lang}>{text}</p> : null}
          <div data-slot="actions">
            {linkPath && linkLabel ? (
              <LinkButton size="l" href={linkPath} lang={lang}>
                {linkLabel}
              </LinkButton>
            ) : null}
            {actions}
          </div>
        </div>
        {image && src ? (
          <img
            src={src}
            lang={lang}
            alt={image.alt}
            width={image.width}
            height={image.height}
            {...(isFirst
              ? { fetchPriority: 'high' as const }
              : { loading: 'lazy' as const, decoding: 'async' as const })}
          />
        ) : null}
      </div>
    </section>
  )
}

interface CategoriesProps {
  title: string
  head: ReactNode
  categories: readonly TileCategory[]
}

function Categories({ title, head, categories }: CategoriesProps) {
  const routes = useRoutes()
  return categories.length > 0 ? (
    <div className="gz-page">
      <Carousel
        label={title}
        head={head}
        slide="tile"
        items={categories}
        keyOf={({ id }) => id}
        renderItem={({ name, urlComponent, imageUrl }) => (
          <Anchor className="gz-category-tile" href={routes.category(urlComponent)}>
            <ProductImage src={imageUrl} alt="" />
            <span>{name}</span>
          </Anchor>
        )}
      />
    </div>
  ) : null
}

function Head({ section: { title, text, linkLabel, linkPath } }: { section: HomepageSection }) {
  return (
    <div className="gz-home-head" lang={useContentLang()}>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {linkLabel && linkPath ? <Anchor href={linkPath}>{linkLabel}</Anchor> : null}
    </div>
  )
}

function Notices({ notices }: { notices: readonly HomepageSection[] }) {
  return (
    <ul className="gz-page" data-slot="notices" lang={useContentLang()}>
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
