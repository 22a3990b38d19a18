import { PageHeading, type PageHeadingProps } from '@gauze/ui/navigation/page-heading'
import type { ReactNode } from 'react'
import { accountSite } from '../shell/account-site.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import { AccountBreadcrumbs } from './account-breadcrumbs.js'

/** The `handle` of a route that shows a {@link RecordPage}. */
export const recordHandle: FrameHandle = { frame: { hasBreadcrumbs: true } }

/**
 * The `meta` of a route that shows one record.
 *
 * @param kind the title while the record is not loaded
 * @param titleOf the title of the record
 */
export function recordMeta<Data>(kind: string, titleOf: (data: Data) => string) {
  return ({ loaderData }: { loaderData?: Data | undefined }) => [
    { title: `${loaderData === undefined ? kind : titleOf(loaderData)} | Gauze` },
    { name: 'robots', content: 'noindex' },
  ]
}

export interface RecordPageProps extends Pick<PageHeadingProps, 'description'> {
  /** The title and the name of the page with the list. */
  list: readonly [title: string, page: string]
  title: string
  children: ReactNode
}

/**
 * The page of one record: breadcrumbs by way of its list, heading, and details.
 *
 * @example <RecordPage list={['Invoices', 'invoices']} title="Invoice INV-7">…</RecordPage>
 */
export function RecordPage({ list: [label, page], title, description, children }: RecordPageProps) {
  return (
    <>
      <AccountBreadcrumbs below={[{ label, href: accountSite.hrefOf(page) }, { label: title }]} />
      <PageHeading title={title} description={description} />
      {children}
    </>
  )
}
