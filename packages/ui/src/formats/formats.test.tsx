import { cents } from '@gauze/rules'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../test/mount.js'
import { Price } from '../catalog/price/index.js'
import { GauzeProvider } from '../provider/index.js'
import { formatsOf, useDateFormat, useFormats, useInstantFormat, useMonthFormat, useWeekdayFormat } from './index.js'

function Shown() {
  const { money, number } = useFormats()
  const date = useDateFormat()
  return <p>{[money(cents(123_456)), date('2026-11-20T03:00:00Z'), number(99_999)].join(' | ')}</p>
}

function Day({ date }: { date: string }) {
  return useDateFormat()(date)
}

function Weekdays() {
  return [useWeekdayFormat()('2026-12-01'), useMonthFormat()('2026-12')].join(' | ')
}

function Both({ instant }: { instant: string }) {
  return [useInstantFormat()(instant), useDateFormat()(instant)].join(' ')
}

describe('formats', () => {
  it('SHELL-09 are US English and US dollars without a provider', () => {
    const { container } = mount(<Shown />)
    expect(container.textContent).toBe('$1,234.56 | 11/19/2026 | 99,999')
  })

  it.each([
    [-5, '-$0.05'],
    [0, '$0.00'],
    [999_999_999_999_999, '$9,999,999,999,999.99'],
  ])('SHELL-09 show %d cents as %s', (amount, shown) => {
    expect(formatsOf('en-US', 'USD').money(cents(amount))).toBe(shown)
  })

  it.each([
    ['20261120', '11/20/2026'],
    ['2024-02-29', '02/29/2024'],
    ['2026-11-20T05:00:00Z', '11/20/2026'],
  ])('SHELL-09 show %s as %s', (given, shown) => {
    const { container } = mount(<Day date={given} />)
    expect(container.textContent).toBe(shown)
  })

  it.each([
    ['2026-11-20T03:00:00Z', 'en-US'],
    ['2026-11-20T05:00:00.000Z', 'en-US'],
    ['2026-07-01T03:59:59Z', 'de-DE'],
  ])('SHELL-09 write the instant %s of a server in %s as any date', (instant, locale) => {
    const { container } = mount(
      <GauzeProvider locale={locale}>
        <Both instant={instant} />
      </GauzeProvider>,
    )
    const [short, any] = container.textContent.split(' ')
    expect(short).toBe(any)
  })

  it('LIB-08 come from the nearest provider, each by itself', () => {
    const { container } = mount(
      <GauzeProvider locale="de-DE">
        <GauzeProvider currency="EUR">
          <Shown />
        </GauzeProvider>
      </GauzeProvider>,
    )
    expect(container.textContent).toBe('1.234,56\u00a0€ | 19.11.2026 | 99.999')
  })

  it('PLUS-27 write amounts, days and weekdays in Spanish as people in the United States do, the month first', () => {
    const { container } = mount(
      <GauzeProvider locale="es-US">
        <Shown />
        <Weekdays />
      </GauzeProvider>,
    )
    expect(container.textContent).toBe('$1,234.56 | 11/19/2026 | 99,999martes | dic 2026')
  })

  it('LIB-08 are the same on a server and in a browser', async () => {
    const view = (
      <GauzeProvider locale="fr-FR" currency="EUR">
        <Price price={1234.5} access="visible" />
      </GauzeProvider>
    )
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(view)
    const errors: unknown[] = []
    const root = hydrateRoot(container, view, { onRecoverableError: (error) => errors.push(error) })
    await expect.element(page.getByText('1\u00a0234,50\u00a0€')).toBeVisible()
    expect(errors).toEqual([])
    root.unmount()
    container.remove()
  })
})
