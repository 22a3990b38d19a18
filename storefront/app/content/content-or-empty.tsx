import { productsPath } from '@gauze/rules'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.js'
import { contentMessages } from './content.messages.js'
import { ContentView, type ContentViewProps } from './content-view.js'

export interface ContentOrEmptyProps extends Omit<ContentViewProps, 'page' | 'children'> {
  page: ContentViewProps['page'] | null
  heading: string
  /** The name of the missing content. */
  emptyTitle: string
  children: ReactNode
}

/** A page of the content service, or next steps while the service has no page of that name. */
export function ContentOrEmpty({ page, heading, emptyTitle, children, ...rest }: ContentOrEmptyProps) {
  const { browse } = useWords('content', contentMessages)
  if (page) return <ContentView {...rest} page={page} />
  return (
    <div className="gz-page">
      <PageHeading title={heading} />
      <div className="gz-panel">
        <EmptyState title={emptyTitle} actions={<LinkButton href={productsPath()}>{browse}</LinkButton>}>
          {children}
        </EmptyState>
      </div>
    </div>
  )
}
