'use client'
import type { InvoiceAge, TransactionTotals } from '@gauze/contract'
import { centsFromDollars, sumCents } from '@gauze/rules'
import { type ComponentPropsWithRef, useId } from 'react'
import { useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { ageNames } from './invoice-list.js'
import { type TransactionsMessages, transactionsMessages } from './transactions.messages.js'

export interface AgingBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> {
  /** The open amounts by their age. */
  ages: TransactionTotals['ages']
  /** The age that the list is filtered by. */
  age?: string | undefined
  /** Called with the pressed age, or with null to show all ages again. */
  onChange: (age: InvoiceAge | null) => void
  messages?: Partial<TransactionsMessages>
}

/**
 * The open amounts of invoices by their age: one bar, which is a picture with words, and a button for each age that
 * filters by it. Each age has its own pattern, so that color is never the only difference.
 *
 * @example <AgingBar ages={totals.ages} age={filters.age} onChange={(age) => setFilters({ ...filters, age })} />
 */
export function AgingBar({ ages, age: chosen, onChange, messages, className, ...props }: AgingBarProps) {
  const text = useMessages('transactions', transactionsMessages, messages)
  const { money, number } = useFormats()
  const heading = useId()
  const names = ageNames(text)
  const sumOf = (some: AgingBarProps['ages']) => money(sumCents(some.map(({ open }) => centsFromDollars(open))))
  const late = ages.filter(({ age }) => age !== 'notDue')
  const filled = ages.filter(({ open }) => open > 0)
  return (
    <section {...props} aria-labelledby={heading} className={cx('gz-panel gz-aging-bar', className)}>
      <header>
        <h2 id={heading}>{text.openByAge}</h2>
        <p>
          <b>{sumOf(ages)}</b> {text.openSum}
          {late.some(({ open }) => open > 0) ? (
            <>
              {', '}
              <b data-slot="overdue">{sumOf(late)}</b> {text.overdueSum}
            </>
          ) : null}
        </p>
      </header>
      <div
        role="img"
        aria-label={filled.map((bucket) => `${names[bucket.age]}: ${sumOf([bucket])}`).join(', ') || text.none}
        data-slot="bar"
      >
        {filled.map(({ age, open }) => (
          <span key={age} data-age={age} style={{ flexGrow: open }} />
        ))}
      </div>
      <div data-slot="ages">
        {ages.map((bucket) => {
          const { age, count } = bucket
          const isChosen = age === chosen
          return (
            <button
              key={age}
              type="button"
              aria-pressed={isChosen}
              disabled={count === 0 && !isChosen}
              onClick={() => onChange(isChosen ? null : age)}
            >
              <span data-slot="age">
                <span data-age={age} aria-hidden="true" />
                {names[age]}
              </span>
              <b>{count === 0 ? text.none : sumOf([bucket])}</b>
              {count === 0 ? null : <small aria-hidden="true">({number(count)})</small>}
              <span className="gz-visually-hidden"> {text.invoices.count(count, number(count))}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
