'use client'
import type { ContentPage } from '@gauze/contract'
import { contentPath } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useFormats } from '../../formats/index.js'
import { useContentLang } from '../../internal/content-lang.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { PageHeading } from '../../navigation/page-heading/index.js'
import { RichText } from '../rich-text/index.js'
import { type ContentArticleMessages, contentArticleMessages } from './content-article.messages.js'

/** A list of products within a text. */
export interface ContentProductList {
  /** The id of its entry in the content service, by which a page states the source of the products. */
  id: string
  title: string
  /** The link to all of them, to show above them. */
  head: ReactNode
}

export interface ContentArticleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The page, as the content service returns it. */
  page: Pick<ContentPage, 'title' | 'description' | 'body' | 'path' | 'pages' | 'navigationSections'>
  /** Renders a list of products within the text, such as in a `Carousel`; null omits it. */
  renderProducts: (list: ContentProductList) => ReactNode
  /** Further content below the text. */
  children?: ReactNode
  messages?: Partial<ContentArticleMessages>
}

/**
 * A page of the content service: its heading, its text and, next to it, the pages around it, of which the current one is
 * marked.
 *
 * @example <ContentArticle page={page} renderProducts={({ id, title, head }) => <Row title={title} head={head} products={lists[id]} />} />
 */
export function ContentArticle({ page, renderProducts, children, messages, className, ...props }: ContentArticleProps) {
  const text = useMessages('contentArticle', contentArticleMessages, messages)
  const lang = useContentLang()
  const { locale } = useFormats()
  const sections = [...page.navigationSections, { title: text.related, pages: page.pages }].filter(
    ({ pages }) => pages.length > 0,
  )
  return (
    <div {...props} className={cx('gz-content-article', className)} data-aside={sections.length > 0 || undefined}>
      <article>
        <PageHeading lang={lang} title={page.title} description={page.description} />
        <RichText
          document={page.body}
          renderEntry={({ id, contentType, fields: { title: given, path } }) => {
            if (contentType !== 'productList') return undefined
            const title = typeof given === 'string' ? given : ''
            const isLinked = typeof path === 'string' && path.startsWith('/')
            const head = isLinked ? (
              <Anchor href={path}>
                {text.all}
                <span className="gz-visually-hidden">{text.allOf(title)}</span>
              </Anchor>
            ) : null
            const products = renderProducts({ id, title, head })
            // The cards have words of the page, not of the content.
            return lang && products ? <div lang={locale}>{products}</div> : products
          }}
        />
        {children}
      </article>
      {sections.length > 0 ? (
        <aside>
          {sections.map(({ title, pages }) => (
            <nav key={title} aria-label={text.links(title)} className="gz-panel">
              <h2 lang={title === text.related ? undefined : lang}>{title}</h2>
              <ul lang={lang}>
                {pages.map(({ title: label, path }) => (
                  <li key={path}>
                    <Anchor href={path} aria-current={contentPath(path) === page.path ? 'page' : undefined}>
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
  )
}
