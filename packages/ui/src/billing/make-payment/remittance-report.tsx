'use client'
import { type Cents, cents, type RemittanceLine, type RemittanceMatch } from '@gauze/rules'
import { type Ref, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { useFormats } from '../../formats/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Mark } from '../../icons/index.js'
import { useMessages } from '../../messages/index.js'
import { type RemittanceMessages, remittanceMessages } from './remittance.messages.js'

/** Lines that are drawn at first, and with each press of the button below them. */
const linesAtOnce = 200

interface RemittanceReportProps {
  ref: Ref<HTMLElement>
  match: RemittanceMatch
}

/** The outcome of each pasted line, and their sum. It takes the focus. */
export function RemittanceReport({ ref, match }: RemittanceReportProps) {
  const text = useMessages('remittance', remittanceMessages)
  const { money, number } = useFormats()
  const [isShort, setShort] = useState(false)
  const [most, setMost] = useState(linesAtOnce)
  const { invoices, credits, sum, differences } = match
  const lines = isShort ? match.lines.filter(isDifferent) : match.lines
  return (
    <section ref={ref} tabIndex={-1} aria-label={text.report}>
      <p role="status">
        {text.comesTo(number(invoices.length), number(credits.length), money(sum))}{' '}
        <strong>{differences === 0 ? text.noDifferences : text.differences(number(differences))}</strong>
      </p>
      {differences > 0 && differences < match.lines.length ? (
        <Checkbox checked={isShort} onChange={setShort}>
          {text.onlyDifferences}
        </Checkbox>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus */}
      <ol data-slot="lines" tabIndex={0} aria-label={text.report}>
        {lines.slice(0, most).map((line) => (
          <li key={line.line} value={line.line} data-different={isDifferent(line) || undefined}>
            <Mark shape={isDifferent(line) ? 'triangle' : 'dot'} />{' '}
            <span className="gz-visually-hidden">{isDifferent(line) ? text.differs : text.agrees}: </span>
            <code>{line.text}</code>
            <p>{outcomeText(line, text, money)}</p>
          </li>
        ))}
      </ol>
      {most < lines.length ? (
        <Button size="s" variant="plain" onClick={() => setMost(most + linesAtOnce)}>
          {text.showMore(number(Math.min(linesAtOnce, lines.length - most)), number(lines.length))}
        </Button>
      ) : null}
    </section>
  )
}

/** Whether a person should read a line: it chooses none of its amount, or a part. */
function isDifferent({ code }: RemittanceLine): boolean {
  return code !== 'matched' && code !== 'credited' && code !== 'header' && code !== 'total'
}

function outcomeText(line: RemittanceLine, text: RemittanceMessages, money: (amount: Cents) => string): string {
  const { code, number } = line
  const name = number ?? ''
  const isCredit = (line.expected ?? 0) < 0
  // The amounts of credits are negative; the words say that they are used.
  const [amount, expected] = [line.amount, line.expected].map((value) =>
    money(cents(isCredit && code !== 'total' && code !== 'total-differs' ? Math.abs(value ?? 0) : (value ?? 0))),
  )
  const [given, right] = [amount ?? '', expected ?? '']
  const texts: Record<RemittanceLine['code'], () => string> = {
    matched: () => text.matched(name, given),
    credited: () => text.credited(name, given),
    header: () => text.header,
    total: () => text.total(given),
    'below-due': () => text.belowDue(name, given, right),
    'above-due': () => text.aboveDue(name, given, right),
    twice: () => text.twice(name, given, right),
    'credit-below': () => text.creditBelow(name, given, right),
    'credit-above': () => text.creditAbove(name, given, right),
    'wrong-sign': () => text.wrongSign(name),
    'unknown-invoice': () => text.unknownInvoice(name),
    'unknown-credit': () => text.unknownCredit(name),
    ambiguous: () => text.ambiguous(name),
    'total-differs': () => text.totalDiffers(given, right),
    'unreadable-amount': () => text.unreadableAmount(name),
    'not-understood': () => text.notUnderstood,
  }
  return texts[code]()
}
