import type { RecallDetails as RecallRecord } from '@gauze/contract'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pressEnter } from '../../../test/press-enter.js'
import { recordDetailsMessages } from '../../records/record-details/index.js'
import { acknowledgedRecall, recallDetails } from '../../story-data/index.js'
import {
  type RecallAcknowledgmentInput,
  RecallDetails,
  type RecallDetailsProps,
  recallDetailsMessages,
} from './index.js'
import { recallCsv } from './recall-csv.js'

function Shown(props: RecallDetailsProps) {
  return (
    <main>
      <h1>Recall</h1>
      <RecallDetails {...props} />
    </main>
  )
}

function button(name: string) {
  return page.getByRole('button', { name, exact: true })
}

function field(name: string, line = 0) {
  return page.getByRole('textbox', { name, exact: true }).nth(line)
}

function confirm() {
  return page.getByRole('checkbox').click()
}

function accept() {
  return vi.fn<NonNullable<RecallDetailsProps['onAcknowledge']>>(async () => undefined)
}

describeConformance('RecallDetails', (props, ref) => (
  <RecallDetails {...props} ref={ref} recall={recallDetails} onAcknowledge={async () => undefined} />
))

describe('an open recall', () => {
  it('PLUS-13 shows the instructions, the goods with their orders, and a hint to look at the lots', async () => {
    const { container } = mount(
      <Shown
        recall={recallDetails}
        orderHrefOf={(id) => `/orders/${id}`}
        returnHrefOf={(id) => `/orders/${id}#return`}
      />,
    )
    await expect.element(page.getByText(/^Stop the use of these goods now/)).toBeVisible()
    await expect.element(page.getByText(/^We do not record the lots of shipments\./)).toBeVisible()
    await expect.element(page.getByText('LX-2201, LX-2202')).toBeVisible()
    await expect.element(page.getByText('From 09/01/2026 on')).toBeVisible()
    await expect
      .element(page.getByRole('row', { name: /PO-7710/ }))
      .toMatchTextContent(/11\/12\/2026Main Campus.*12Box/)
    const maker = page.getByRole('link', { name: 'maker.example' })
    await expect.element(maker).toHaveAttribute('href', 'https://maker.example/recalls/2201')
    await expect.element(maker).toHaveAttribute('rel', 'noopener noreferrer')
    await expect
      .element(page.getByRole('link', { name: 'SO-100185', exact: true }))
      .toHaveAttribute('href', '/orders/185')
    // Of the two orders, one can be returned.
    const returns = page.getByRole('link', { name: 'Return these items of order SO-100185' })
    await expect.element(returns).toHaveAttribute('href', '/orders/185#return')
    expect(page.getByRole('link', { name: /^Return these items/ }).elements()).toHaveLength(1)
    expect(container.textContent).not.toContain('$')
    await expectAccessible(container)
  })

  it('PLUS-13 is acknowledged line by line, after a confirmation', async () => {
    const onAcknowledge = accept()
    const { container } = mount(<Shown recall={recallDetails} onAcknowledge={onAcknowledge} />)
    await field('Found').fill('6')
    await field('Used already').fill('6')
    await field('Quarantined').fill('6')
    await field('Used already', 1).fill('4')
    await field('Note (optional)').fill(' In room 4. ')
    await button('Acknowledge').click()
    expect(onAcknowledge).not.toHaveBeenCalled()
    await expect
      .element(
        page.getByRole('link', { name: 'Confirm that you have looked for the goods and followed the instructions' }),
      )
      .toBeVisible()
    await expectAccessible(container)
    await confirm()
    await button('Acknowledge').click()
    const sent: RecallAcknowledgmentInput = {
      ...{ version: 0, note: 'In room 4.', isConfirmed: true },
      lines: [
        { id: 31, found: 6, used: 6, quarantined: 6, returned: 0 },
        { id: 30, found: 0, used: 4, quarantined: 0, returned: 0 },
      ],
    }
    expect(onAcknowledge).toHaveBeenCalledExactlyOnceWith(sent, expect.any(String))
    const news = page.getByRole('status').filter({ hasText: 'Your acknowledgment was saved.' })
    await expect.element(news).toHaveFocus()
    await expect.element(news).toBeInViewport()
  })

  it.each([
    ['Found', '13', /^Found and used goods of .*, order SO-100185 must be at most 12 together$/],
    ['Found', '1.5', /^Found, .*, order SO-100185 must be a whole number$/],
    ['Used already', '-1', /^Used already, .* must be a whole number$/],
    ['Returned', '1', /^Quarantined and returned goods of .* must be at most 0 together$/],
  ])('PLUS-13 refuses %s of %s, and keeps what was typed', async (name, typed, words) => {
    const onAcknowledge = accept()
    mount(<Shown recall={recallDetails} onAcknowledge={onAcknowledge} />)
    await field(name).fill(typed)
    await confirm()
    await button('Acknowledge').click()
    await expect.element(page.getByRole('link', { name: words })).toBeVisible()
    await expect.element(field(name)).toHaveValue(typed)
    expect(onAcknowledge).not.toHaveBeenCalled()
  })

  it('PLUS-13 fills all lines in one press', async () => {
    const onAcknowledge = accept()
    mount(<Shown recall={recallDetails} onAcknowledge={onAcknowledge} />)
    await button('Everything is here, and quarantined').click()
    await expect.element(field('Quarantined', 1)).toHaveValue('4')
    await button('Everything is used').click()
    await expect.element(page.getByText('Filled in: Everything is used')).toBeInTheDocument()
    await confirm()
    await button('Acknowledge').click()
    expect(onAcknowledge.mock.calls[0]?.[0].lines).toEqual([
      { id: 31, found: 0, used: 12, quarantined: 0, returned: 0 },
      { id: 30, found: 0, used: 4, quarantined: 0, returned: 0 },
    ])
  })

  it('PLUS-13 shows a concurrent acknowledgment by somebody else, keeps the typed counts, and amends with the next press', async () => {
    const detail = 'Dana Whitfield acknowledged recall RC-1003 on 11/14/2026, after you opened it.'
    const onAcknowledge = accept().mockRejectedValueOnce({
      kind: 'conflict',
      problem: { type: 'recall-changed', detail },
    })
    const shown = (recall: RecallRecord) => <Shown recall={recall} onAcknowledge={onAcknowledge} />
    const { rerender } = mount(shown(recallDetails))
    await field('Found').fill('3')
    await confirm()
    await button('Acknowledge').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(detail)
    rerender(shown(acknowledgedRecall))
    await expect.element(page.getByText('Acknowledged by Dana Whitfield on 11/14/2026.')).toBeVisible()
    await expect.element(field('Found')).toHaveValue('3')
    await field('Quarantined').fill('0')
    await field('Returned').fill('0')
    await button('Save the amendment').click()
    await expect.poll(() => onAcknowledge.mock.calls.at(-1)?.[0].version).toBe(2)
  })

  it('PLUS-13 is sent again with the key of the attempt that failed', async () => {
    const onAcknowledge = accept().mockRejectedValueOnce({ kind: 'network' })
    mount(<Shown recall={recallDetails} onAcknowledge={onAcknowledge} />)
    await confirm()
    await button('Acknowledge').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    // A click so soon, at the same spot, would be the rest of a double click.
    await pressEnter(button('Acknowledge'))
    await expect.poll(() => onAcknowledge.mock.calls.length).toBe(2)
    expect(onAcknowledge.mock.calls[0]).toEqual(onAcknowledge.mock.calls[1])
  })
})

describe('an acknowledged recall', () => {
  it('PLUS-13 shows each version, and is amended from the latest one', async () => {
    const onAcknowledge = accept()
    const { container } = mount(<Shown recall={acknowledgedRecall} onAcknowledge={onAcknowledge} />)
    await expect.element(page.getByText('Version 2, 11/14/2026, by Dana Whitfield')).toBeVisible()
    await expect.element(page.getByText('Version 1, 11/13/2026, by Sam Okafor')).toBeVisible()
    await expect.element(page.getByText('Two boxes turned up in room 4.')).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await expectAccessible(container)
    await button('Amend').click()
    const form = page.getByRole('heading', { name: 'Amend the acknowledgment' })
    await expect.element(form).toHaveFocus()
    await expect.element(form).toBeInViewport()
    await expect.element(field('Returned')).toHaveValue('4')
    await field('Returned').fill('3')
    await confirm()
    await button('Save the amendment').click()
    expect(onAcknowledge.mock.calls[0]?.[0]).toMatchObject({
      version: 2,
      lines: [{ id: 31, found: 6, used: 6, quarantined: 2, returned: 3 }, { id: 30 }],
    })
  })

  it('PLUS-13 keeps the acknowledgment when the amendment is canceled', async () => {
    const onAcknowledge = accept()
    mount(<Shown recall={acknowledgedRecall} onAcknowledge={onAcknowledge} />)
    await button('Amend').click()
    await button('Cancel').click()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await expect.element(button('Amend')).toHaveFocus()
    expect(onAcknowledge).not.toHaveBeenCalled()
  })

  it('PLUS-13 must be acknowledged again when more goods have shipped', async () => {
    mount(<Shown recall={{ ...acknowledgedRecall, status: 'Open', acknowledgedAt: null }} onAcknowledge={accept()} />)
    await expect.element(page.getByText(/^More goods have shipped since/)).toBeVisible()
    await expect.element(button('Save the amendment')).toBeVisible()
    await expect.element(button('Cancel')).not.toBeInTheDocument()
  })

  it('PLUS-13 offers no form once it is closed', async () => {
    const closed = { status: 'Closed', closedAt: '2026-11-20T15:00:00Z', mayAcknowledge: false } as const
    mount(<Shown recall={{ ...acknowledgedRecall, ...closed }} onAcknowledge={accept()} />)
    await expect.element(page.getByText(/^We closed this recall on 11\/20\/2026\./)).toBeVisible()
    await expect.element(button('Amend')).not.toBeInTheDocument()
  })
})

it('PLUS-13 its CSV file has the goods and the acknowledged counts, and runs no formula', () => {
  const words = { text: recallDetailsMessages, shared: recordDetailsMessages, date: (at: string) => at.slice(0, 10) }
  const [line] = acknowledgedRecall.lines
  const lines = acknowledgedRecall.lines.map((row) => ({ ...row, poNum: '=1+1' }))
  const [header, first] = recallCsv({ ...acknowledgedRecall, lines }, words).split('\r\n')
  expect(header).toBe(
    'Recall,Risk class,Item number,Item,MPN,Order,PO number,Shipped,Quantity,Unit,Ship to,Found,Used already,Quarantined,Returned',
  )
  expect(first).toContain(`RC-1003,II,${line?.itemId},`)
  expect(first).toMatch(/SO-100185,'=1\+1,2026-11-12,12,Box of 100,"Main Campus, .*",6,6,2,4$/)
})
