import { PageHeading, type PageHeadingProps } from '@gauze/ui/navigation/page-heading'
import { useAccountPage } from '@gauze/ui/overview/account-pages'
import type { ReactNode } from 'react'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import { accountSite } from '../shell/account-site.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import { AccountBreadcrumbs } from './account-breadcrumbs.js'
import { recordPageMessages } from './record-page.messages.js'

/** The `handle` of a route that shows a {@link RecordPage}. */
export const recordHandle: FrameHandle = { frame: { hasBreadcrumbs: true } }

/** A record by its kind and its number. */
export type RecordName = readonly [kind: keyof typeof recordPageMessages, number: string]

/**
 * The `meta` of a route that shows one record.
 *
 * @param kind the record, whose number is not known while it is not loaded
 * @param nameOf names the record
 */
export function recordMeta<Data>(kind: RecordName[0], nameOf: (data: Data) => RecordName) {
  return ({ loaderData, matches }: MetaLanguage & { loaderData?: Data | undefined }) => {
    const name = loaderData === undefined ? ([kind, ''] as const) : nameOf(loaderData)
    return privateMeta(metaWords(matches, 'recordPage', recordPageMessages)[name[0]](name[1]).trim())
  }
}

export interface RecordPageProps extends Pick<PageHeadingProps, 'description'> {
  /** The name of the page with the list. */
  list: string
  record: RecordName
  children: ReactNode
}

/**
 * The page of one record: breadcrumbs by way of its list, heading, and details.
 *
 * @example <RecordPage list="invoices" record={['invoice', 'INV-7']}>…</RecordPage>
 */
export function RecordPage({ list, record: [kind, number], description, children }: RecordPageProps) {
  const title = useWords('recordPage', recordPageMessages)[kind](number)
  const label = useAccountPage(list)?.title ?? ''
  return (
    <>
      <AccountBreadcrumbs below={[{ label, href: accountSite.hrefOf(list) }, { label: title }]} />
      <PageHeading title={title} description={description} />
      {children}
    </>
  )
}
