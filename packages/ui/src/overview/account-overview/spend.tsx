'use client'
import { centsFromDollars } from '@gauze/rules'
import { useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { useFormats, useMonthFormat } from '../../formats/index.js'
import { DialogOnDemand } from '../../on-demand/index.js'
import type { AccountOverviewMessages } from './account-overview.messages.js'
import type { Overview } from './account-overview.types.js'

export interface SpendProps {
  months: NonNullable<Overview['spend']>
  text: AccountOverviewMessages
}

async function loadChart() {
  const { SpendChart, loadCharts } = await import('./spend-chart.js')
  return { SpendChart, charts: await loadCharts() }
}

/** The invoices of each month as a table, and as a chart whose code loads when the user asks for it. */
export function Spend({ months, text }: SpendProps) {
  const titleId = useId()
  const [isChartOpen, setChartOpen] = useState(false)
  const { money } = useFormats()
  const month = useMonthFormat()
  return (
    <section aria-labelledby={titleId}>
      <div data-slot="head">
        <h2 id={titleId}>{text.spend}</h2>
        <Button
          size="s"
          variant="plain"
          aria-expanded={isChartOpen}
          onClick={() => setChartOpen((wasOpen) => !wasOpen)}
        >
          {isChartOpen ? text.hideChart : text.showChart}
        </Button>
      </div>
      <DialogOnDemand isOpen={isChartOpen} onOpenChange={setChartOpen} load={loadChart}>
        {({ SpendChart, charts }) => (isChartOpen ? <SpendChart charts={charts} months={months} text={text} /> : null)}
      </DialogOnDemand>
      <table className="gz-panel" aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{text.month}</th>
            <th scope="col" data-num>
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month: name, amount }) => (
            <tr key={name}>
              <th scope="row">{month(name)}</th>
              <td data-num>{money(centsFromDollars(amount))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
