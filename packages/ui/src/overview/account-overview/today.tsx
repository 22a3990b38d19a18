'use client'
import { centsFromDollars } from '@gauze/rules'
import { useId } from 'react'
import { useFormats } from '../../formats/index.js'
import { ChevronRightIcon, Mark } from '../../icons/index.js'
import { Anchor } from '../../link/index.js'
import type { AccountOverviewMessages } from './account-overview.messages.js'
import type { AccountOverviewProps } from './account-overview.types.js'

interface TodayProps extends Pick<AccountOverviewProps, 'overview' | 'pageHrefOf'> {
  text: AccountOverviewMessages
}

interface Task {
  readonly count: number
  readonly page: string
  /** The filter of the list on its page. */
  readonly search?: string
  readonly mark: 'triangle' | 'cross' | 'dot'
  readonly words: (count: number) => string
}

/** The tasks that wait for this user, each with a link to its page, or a sentence that there are none. */
export function Today({ overview, pageHrefOf, text }: TodayProps) {
  const titleId = useId()
  const { money } = useFormats()
  const overdue = (overview.ages ?? []).reduce((sum, { age, count }) => (age === 'notDue' ? sum : sum + count), 0)
  const overdueAmount = money(centsFromDollars(overview.overdue ?? 0))
  const tasks: readonly Task[] = [
    { count: overview.openRecalls, page: 'recalls', search: '?status=Open', mark: 'cross', words: text.recallsToday },
    { count: overview.pendingApprovals, page: 'approvals', mark: 'triangle', words: text.approvalsToday },
    {
      count: overdue,
      page: 'invoices',
      search: '?status=overdue',
      mark: 'cross',
      words: (count) => text.overdueToday(count, overdueAmount),
    },
    { count: overview.expiringLicenses, page: 'addresses', mark: 'triangle', words: text.licensesToday },
    { count: overview.failedSubscriptions, page: 'subscriptions', mark: 'triangle', words: text.subscriptionsToday },
    { count: overview.parcelsOnTheWay, page: 'salesorders', mark: 'dot', words: text.parcelsToday },
  ]
  const waiting = tasks.flatMap(({ count, page, search = '', mark, words }) => {
    const href = pageHrefOf(page)
    return count > 0 && href !== undefined ? [{ page, mark, words: words(count), href: `${href}${search}` }] : []
  })
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text.today}</h2>
      {waiting.length > 0 ? (
        <ul className="gz-panel" data-slot="today">
          {waiting.map(({ page, mark, words, href }) => (
            <li key={page} data-mark={mark}>
              <Anchor href={href}>
                <Mark shape={mark} />
                <span>{words}</span>
                <ChevronRightIcon />
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        <p className="gz-panel" data-slot="nothing">
          {text.nothingToday}
        </p>
      )}
    </section>
  )
}
