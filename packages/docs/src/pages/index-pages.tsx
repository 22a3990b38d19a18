import { linkTo, usePage } from './names.js'
import { anchorOf, type FollowLink, Prose } from './prose.js'

/** A page that an index lists. */
export interface ListedPage {
  readonly title: string
  readonly path: string
  readonly summary: string
}

interface IndexPageProps {
  readonly title: string
  readonly lead: string
  readonly groups: readonly { readonly title: string; readonly pages: readonly ListedPage[] }[]
}

/** The first page of a section: all its pages with their first sentence. */
export function IndexPage({ title, lead, groups }: IndexPageProps) {
  return (
    <>
      <h1>{title}</h1>
      <Prose className="docs-prose docs-lead" text={lead} />
      {groups.map((group) => (
        <section key={group.title}>
          {group.title ? <h2 id={anchorOf(group.title)}>{group.title}</h2> : null}
          <Cards pages={group.pages} />
        </section>
      ))}
    </>
  )
}

/** Links to pages as cards. */
export function Cards({ pages }: { readonly pages: readonly ListedPage[] }) {
  const page = usePage()
  return (
    <ul className="docs-cards">
      {pages.map(({ title, path, summary }) => (
        <li key={path}>
          <a className="docs-card" href={linkTo(page.path, path)}>
            <b>{title}</b>
            <span>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface GuidePageProps {
  readonly text: string
  readonly follow: FollowLink
}

/** A page of Markdown. */
export function GuidePage({ text, follow }: GuidePageProps) {
  return <Prose text={text} follow={follow} />
}
