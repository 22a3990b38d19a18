'use client'
import { useId } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import type { AccountOverviewMessages } from './account-overview.messages.js'
import type { AccountOverviewProps } from './account-overview.types.js'

interface QuickLinksProps extends Pick<AccountOverviewProps, 'pageHrefOf'> {
  text: AccountOverviewMessages
}

/** Links to the user's pages that people use most. */
export function QuickLinks({ pageHrefOf, text }: QuickLinksProps) {
  const titleId = useId()
  const links = [
    ['reorder', text.reorderLink],
    ['itemlists', text.listsLink],
    ['subscriptions', text.subscriptionsLink],
    ['invoices', text.invoicesLink],
    ['payment/create', text.payLink],
  ] as const
  const offered = links.flatMap(([page, label]) => {
    const href = pageHrefOf(page)
    return href === undefined ? [] : [{ href, label }]
  })
  if (offered.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text.quickLinks}</h2>
      <ul data-slot="links">
        {offered.map(({ href, label }) => (
          <li key={href}>
            <LinkButton href={href} variant="quiet" size="s">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
