'use client'
import { centsFromDollars } from '@gauze/rules'
import { useFormats, useMonthFormat } from '../../formats/index.js'
import type { SpendProps } from './spend.js'

const height = 240
const tick = { fill: 'var(--gz-ink-2)' }

/**
 * Loads the chart library, which is an optional peer: bundlers accept that it is missing only inside `try`.
 *
 * @throws Error when `recharts` is not installed
 */
export async function loadCharts() {
  try {
    const { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } = await import('recharts')
    return { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis }
  } catch (cause) {
    throw new Error('The chart of AccountOverview needs the package recharts. Install it.', { cause })
  }
}

interface SpendChartProps extends SpendProps {
  charts: Awaited<ReturnType<typeof loadCharts>>
}

/** The spend of each month as bars, which the arrow keys walk along. */
export function SpendChart({ charts, months, text }: SpendChartProps) {
  const { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } = charts
  const { money } = useFormats()
  const month = useMonthFormat()
  const dollars = (amount: unknown) => money(centsFromDollars(Number(amount)))
  return (
    <figure className="gz-panel" data-slot="chart">
      <BarChart responsive width="100%" height={height} data={[...months]} title={text.chart}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="month" tick={tick} tickFormatter={month} tickLine={false} />
        <YAxis tick={tick} tickFormatter={dollars} tickLine={false} axisLine={false} width={96} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--gz-tint)' }}
          contentStyle={{ background: 'var(--gz-paper)', borderColor: 'var(--gz-edge)', borderRadius: 8 }}
          itemStyle={{ color: 'inherit' }}
          labelFormatter={(name) => month(String(name))}
          formatter={(amount) => dollars(amount)}
        />
        <Bar dataKey="amount" name={text.amount} isAnimationActive={false} radius={[4, 4, 0, 0]} />
      </BarChart>
    </figure>
  )
}
