import { Logo } from '@gauze/ui/navigation/logo'
import type { ReactNode } from 'react'
import { linkTo, usePage } from './names.js'

/** A link of the menu. */
interface MenuEntry {
  readonly title: string
  readonly path: string
}

/** A section of the menu, and its pages by group. */
export interface MenuSection extends MenuEntry {
  readonly groups: readonly { readonly title: string; readonly entries: readonly MenuEntry[] }[]
}

/** The files that every page loads. */
export interface SiteAssets {
  readonly script: string
  readonly sheets: readonly string[]
}

interface FrameProps {
  readonly title: string
  /** The first sentence of the page, for search engines. */
  readonly summary: string
  readonly menu: readonly MenuSection[]
  readonly assets: SiteAssets
  /** The headings of the page that its own list links to. */
  readonly headings: readonly { readonly id: string; readonly title: string }[]
  readonly children: ReactNode
}

/** A whole page: header with search, menu, content, and a list of its headings. */
export function Frame({ title, summary, menu, assets, headings, children }: FrameProps) {
  const { path } = usePage()
  const root = linkTo(path, '')
  return (
    <html lang="en" data-theme="auto" data-root={root}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={summary} />
        <title>{path === 'index.html' ? 'Gauze documentation' : `${title} · Gauze documentation`}</title>
        {assets.sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={linkTo(path, sheet)} />
        ))}
        <script type="module" src={linkTo(path, assets.script)} />
      </head>
      <body className="docs">
        <a className="gz-skip-link" href="#content">
          Skip to content
        </a>
        <header className="docs-header">
          <Logo href={linkTo(path, 'index.html')} name="Gauze docs" />
          <div className="docs-search" data-search="" hidden>
            <input
              type="search"
              role="combobox"
              aria-label="Search the documentation"
              aria-expanded="false"
              aria-controls="search-results"
              aria-autocomplete="list"
              autoComplete="off"
              placeholder="Search components, hooks, calls …"
            />
            <span aria-hidden="true" className="docs-key">
              /
            </span>
            <div id="search-results" role="listbox" aria-label="Results" hidden />
            <p role="status" className="gz-visually-hidden" />
          </div>
          <button type="button" className="docs-theme" data-theme-switch="" hidden>
            Dark colors
          </button>
        </header>
        <div className="docs-body">
          <nav aria-label="Documentation" className="docs-menu">
            <details open>
              <summary>Menu</summary>
              <Menu menu={menu} />
            </details>
          </nav>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {headings.length > 1 ? (
            <nav aria-label="On this page" className="docs-headings">
              <p>On this page</p>
              <ul>
                {headings.map(({ id, title: heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </body>
    </html>
  )
}

/** The sections, and the pages of the section that has the current page. */
function Menu({ menu }: { readonly menu: readonly MenuSection[] }) {
  const { path } = usePage()
  return (
    <ul>
      {menu.map((section) => {
        const entries = section.groups.flatMap((group) => group.entries)
        const isOpen = section.path === path || entries.some((entry) => entry.path === path)
        return (
          <li key={section.path}>
            <MenuLink {...section} />
            {isOpen ? section.groups.map((group) => <Group key={group.title} {...group} />) : null}
          </li>
        )
      })}
    </ul>
  )
}

function Group({ title, entries }: MenuSection['groups'][number]) {
  return (
    <>
      {title ? <p>{title}</p> : null}
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink {...entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MenuLink({ title, path }: MenuEntry) {
  const page = usePage()
  return (
    <a href={linkTo(page.path, path)} aria-current={page.path === path ? 'page' : undefined}>
      {title}
    </a>
  )
}
