import { LinkButton } from '@gauze/ui/actions/link-button'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import type { ComponentProps, ReactNode } from 'react'
import { ContentView } from './content-view.js'

export interface ContentOrEmptyProps {
  page: ComponentProps<typeof ContentView>['page'] | null
  heading: string
  /** What there is none of. */
  emptyTitle: string
  children: ReactNode
}

/** A page of the content service, or a way on while the service has none of that name. */
export function ContentOrEmpty({ page, heading, emptyTitle, children }: ContentOrEmptyProps) {
  if (page) return <ContentView page={page} />
  return (
    <div className="gz-page">
      <PageHeading title={heading} />
      <div className="gz-panel">
        <EmptyState title={emptyTitle} actions={<LinkButton href="/products/1">Browse all products</LinkButton>}>
          {children}
        </EmptyState>
      </div>
    </div>
  )
}
