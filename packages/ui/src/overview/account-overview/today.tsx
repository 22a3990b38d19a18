'use client'
import { centsFromDollars } from '@gauze/rules'
import { type ComponentPropsWithRef, useId } from 'react'
import { useFormats } from '../../formats/index.js'
import { ChevronRightIcon, Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type AccountOverviewMessages, accountOverviewMessages } from './account-overview.messages.js'
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

export interface AccountTasksProps
  extends Omit<ComponentPropsWithRef<'ul'>, 'children'>,
    Pick<AccountOverviewProps, 'overview' | 'pageHrefOf' | 'messages'> {
  /** Pages whose tasks are shown elsewhere. */
  without?: readonly string[]
}

/** The tasks that wait for a user, each with a link to its page. Renders nothing while there are none. */
export function AccountTasks({ overview, pageHrefOf, without = [], messages, className, ...props }: AccountTasksProps) {
  const text = useMessages('accountOverview', accountOverviewMessages, messages)
  const waiting = useTasks({ overview, pageHrefOf, text }).filter(({ page }) => !without.includes(page))
  if (waiting.length === 0) return null
  return (
    <ul {...props} className={cx('gz-account-tasks', className)}>
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
  )
}

/** The tasks that wait for this user, or a sentence that there are none. */
export function Today(props: TodayProps) {
  const titleId = useId()
  const { text } = props
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text.today}</h2>
      {useTasks(props).length > 0 ? (
        <AccountTasks
          overview={props.overview}
          pageHrefOf={props.pageHrefOf}
          messages={text}
          className="gz-panel"
          data-slot="today"
        />
      ) : (
        <p className="gz-panel" data-slot="nothing">
          {text.nothingToday(props.overview.accountName)}
        </p>
      )}
    </section>
  )
}
function useTasks({ overview, pageHrefOf, text }: TodayProps) {
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
  return tasks.flatMap(({ count, page, search = '', mark, words }) => {
    const href = pageHrefOf(page)
    return count > 0 && href !== undefined ? [{ page, mark, words: words(count), href: `${href}${search}` }] : []
  })
}
