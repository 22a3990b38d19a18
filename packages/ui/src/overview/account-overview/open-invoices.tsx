'use client'
import type { TransactionTotals } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import { useId } from 'react'
import { useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import type { AccountOverviewMessages } from './account-overview.messages.js'
import type { AccountOverviewProps } from './account-overview.types.js'

interface OpenInvoicesProps extends Pick<AccountOverviewProps, 'pageHrefOf'> {
  ages: TransactionTotals['ages']
  text: AccountOverviewMessages
}

/** The open invoices by their age; an age that has invoices links to them. */
export function OpenInvoices({ ages, pageHrefOf, text }: OpenInvoicesProps) {
  const titleId = useId()
  const { money, number } = useFormats()
  const href = pageHrefOf('invoices')
  return (
    <section aria-labelledby={titleId}>
      <div data-slot="head">
        <h2 id={titleId}>{text.agesTitle}</h2>
        {href ? <Anchor href={`${href}?status=open`}>{text.allInvoices}</Anchor> : null}
      </div>
      <table className="gz-panel" aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{text.age}</th>
            <th scope="col" data-num>
              {text.count}
            </th>
            <th scope="col" data-num>
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {ages.map(({ age, count, open }) => (
            <tr key={age}>
              <th scope="row">
                {href && count > 0 ? <Anchor href={`${href}?age=${age}`}>{text.ages[age]}</Anchor> : text.ages[age]}
              </th>
              <td data-num>{number(count)}</td>
              <td data-num>{money(centsFromDollars(open))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
