import { type ReactNode, startTransition, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.js'
import { describeConformance } from '../../test/describe-conformance.js'
import { inLook } from '../../test/mark-contrast.js'
import { mount } from '../../test/mount.js'
import { Button } from '../actions/button/index.js'
import { DataTable, type DataTableChoice, type DataTableFilter, type DataTableProps } from './index.js'
import { type Invoice, invoiceColumns, invoices } from './story-invoices.js'

const base: DataTableProps<Invoice> = {
  rows: invoices.slice(0, 3),
  columns: invoiceColumns,
  keyOf: ({ id }) => id,
  label: 'Invoices',
}

const inUse: readonly DataTableFilter[] = [
  { id: 'status', label: 'Status', value: 'Open' },
  { id: 'shipTo', label: 'Ship to', value: 'Main hospital' },
  { id: 'search', label: 'Search', value: 'INV-20' },
]

const choosing: Partial<DataTableProps<Invoice>> = {
  bulkActions: (choice) => <Button size="s">Pay {written(choice)}</Button>,
}

function written(choice: DataTableChoice): string {
  if (choice.scope === 'rows') return [...choice.keys].join(' and ')
  const { query, except, count } = choice
  return `${count} of ${JSON.stringify(query)} without ${[...except].join(' and ') || 'any'}`
}

function Invoices(props: Partial<DataTableProps<Invoice>>) {
  return <DataTable {...base} {...props} />
}

function At({ width, children }: { width: number; children: ReactNode }) {
  return <div style={{ width }}>{children}</div>
}

function Drawn({ id, onDraw }: { id: number; onDraw: (id: number) => void }) {
  onDraw(id)
  return id
}

function row(name: RegExp) {
  return page.getByRole('row', { name })
}

function header(name: string) {
  return page.getByRole('columnheader', { name, exact: true })
}

describeConformance('DataTable', (props, ref) => (
  <DataTable
    {...base}
    {...props}
    {...choosing}
    ref={ref}
    total={8}
    pages={3}
    pageHref={(number) => `/invoices/${number}`}
    limit={3}
    limits={[3, 6]}
    onLimitChange={() => undefined}
    filters={inUse}
    onFiltersChange={() => undefined}
    allOf={{ status: 'Open' }}
  />
))

describe('DataTable', () => {
  it.each([
    ['loading', { rows: [], status: 'loading' }],
    ['error', { rows: [], status: 'error', onRetry: () => undefined }],
    ['empty', { rows: [] }],
  ] as const)('LIB-02 has no accessibility violation while it is %s', async (_, state) => {
    const { container } = mount(<Invoices {...state} />)
    await expectAccessible(container)
  })

  it('WCAG 2.1.1 4.1.2 announces the order of its column, and sorts by its header, by mouse and by keyboard', async () => {
    const onSortChange = vi.fn<NonNullable<DataTableProps<Invoice>['onSortChange']>>()
    mount(<Invoices sort={{ column: 'due', direction: 'ascending' }} onSortChange={onSortChange} />)
    await expect.element(header('Due')).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(header('Open amount')).toHaveAttribute('aria-sort', 'none')
    expect(header('PO number').element().hasAttribute('aria-sort')).toBe(false)
    await header('Due').getByRole('button').click()
    header('Open amount').getByRole('button').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onSortChange.mock.calls).toEqual([
      [{ column: 'due', direction: 'descending' }],
      [{ column: 'amount', direction: 'ascending' }],
    ])
  })

  it('WCAG 1.3.1 2.1.1 is a table whose sort buttons and links Tab reaches in order', async () => {
    mount(<Invoices onSortChange={() => undefined} />)
    const stops = []
    await userEvent.tab()
    for (; document.activeElement !== document.body && stops.length < 9; await userEvent.tab())
      stops.push(document.activeElement?.textContent)
    expect(stops).toEqual(['Due', 'Open amount', 'INV-20611', 'INV-20668', 'INV-20725'])
    await expect.element(page.getByRole('rowheader', { name: 'INV-20611' })).toBeVisible()
  })

  it('chooses one of 1,000 rows without drawing the others again', async () => {
    const drawn = vi.fn()
    const rows = Array.from({ length: 1000 }, (_, id) => ({ ...(invoices[0] as Invoice), id, number: `INV-${id}` }))
    const columns = [
      {
        id: 'number',
        header: 'Invoice',
        cell: ({ id }: Invoice) => <Drawn id={id} onDraw={drawn} />,
        isRowHeader: true,
      },
    ]
    mount(<Invoices {...choosing} rows={rows} columns={columns} />)
    drawn.mockClear()
    await page.getByRole('checkbox').nth(501).click()
    await expect.element(page.getByRole('button', { name: 'Pay 500' })).toBeVisible()
    expect(drawn).not.toHaveBeenCalled()
  })

  it('aligns numbers at the end in digits of one width, and keeps its headers in view', () => {
    const { container } = mount(<Invoices />)
    const amount = container.querySelector('td[data-column="amount"]')
    if (!amount) throw new Error('No amount is shown.')
    expect(getComputedStyle(amount)).toMatchObject({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
    expect(getComputedStyle(header('Due').element())).toMatchObject({ position: 'sticky', top: '0px' })
  })

  it('drops columns below 860 px and makes each row a card below 640 px, which stays a row', async () => {
    const { rerender, container } = mount(
      <At width={900}>
        <Invoices onSortChange={() => undefined} />
      </At>,
    )
    const display = (selector: string) => {
      const element = container.querySelector(selector)
      return element && getComputedStyle(element).display
    }
    expect(display('td[data-wide]')).toBe('table-cell')
    expect(display('.gz-data-table-sort')).toBe('none')
    rerender(
      <At width={700}>
        <Invoices onSortChange={() => undefined} />
      </At>,
    )
    expect(display('td[data-wide]')).toBe('none')
    rerender(
      <At width={390}>
        <Invoices onSortChange={() => undefined} />
      </At>,
    )
    expect(display('tr[data-slot="row"]')).toBe('grid')
    expect(display('td[data-wide]')).toBe('flex')
    expect(getComputedStyle(container.querySelector('td[data-column="po"]') ?? container, '::before').content).toBe(
      '"PO number"',
    )
    await expect.element(row(/INV-20611/)).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
    await expectAccessible(container)
  })

  it('sorts on a phone by a list of orders', async () => {
    const onSortChange = vi.fn<NonNullable<DataTableProps<Invoice>['onSortChange']>>()
    mount(
      <At width={390}>
        <Invoices onSortChange={onSortChange} />
      </At>,
    )
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Open amount, descending')
    expect(onSortChange.mock.calls).toEqual([[{ column: 'amount', direction: 'descending' }]])
  })
})

/** A page that arrives as a router's do. */
function Arriving() {
  const [isThere, setIsThere] = useState(false)
  return isThere ? (
    <Invoices />
  ) : (
    <button type="button" onClick={() => startTransition(() => setIsThere(true))}>
      Open
    </button>
  )
}

it('SHELL-05 a DataTable has its rows when it is first painted, so that nothing below it moves', async () => {
  const { container } = mount(<Arriving />)
  const drawn: number[] = []
  const look = () => {
    const table = container.querySelector('.gz-data-table')
    if (table) drawn.push(table.querySelectorAll('[data-slot="row"]').length)
    if (drawn.length < 3) requestAnimationFrame(look)
  }
  look()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => drawn).toHaveLength(3)
  expect(drawn).toEqual([3, 3, 3])
})

describe('choosing rows of a DataTable', () => {
  it('chooses by mouse, by Space and all of a page, and says how many', async () => {
    mount(<Invoices {...choosing} />)
    const said = page.getByRole('group', { name: 'Actions for chosen rows' }).getByRole('status')
    await expect.element(said).toMatchTextContent(/^None chosen$/)
    await page.getByRole('checkbox', { name: 'Choose INV-20611' }).click()
    await expect.element(said).toMatchTextContent(/^1 chosen$/)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('button', { name: 'Pay 1 and 2' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
    await expect.element(said).toMatchTextContent(/^3 chosen$/)
    await expect.element(page.getByRole('checkbox', { name: 'Choose INV-20725' })).toBeChecked()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(said).toMatchTextContent(/^None chosen$/)
  })

  it('keeps the choice of another page', async () => {
    const { rerender } = mount(<Invoices {...choosing} />)
    await page.getByRole('checkbox', { name: 'Choose INV-20611' }).click()
    rerender(<Invoices {...choosing} rows={invoices.slice(3, 6)} />)
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
    await expect.element(page.getByRole('button', { name: 'Pay 1 and 4 and 5 and 6' })).toBeVisible()
  })

  it('moves no row when the first is chosen', async () => {
    mount(<Invoices {...choosing} />)
    const top = () =>
      row(/INV-20611/)
        .element()
        .getBoundingClientRect().top
    const before = top()
    await page.getByRole('checkbox', { name: 'Choose INV-20611' }).click()
    await expect.element(page.getByRole('button', { name: 'Pay 1' })).toBeVisible()
    expect(top()).toBe(before)
  })

  it('shows the chosen rows in forced colors', async () => {
    mount(<Invoices {...choosing} defaultSelectedKeys={new Set([1])} />)
    const outline = (name: RegExp) => getComputedStyle(row(name).element()).outlineStyle
    expect(await inLook('forced colors', () => [outline(/INV-20611/), outline(/INV-20668/)])).toEqual(['solid', 'none'])
  })
})

/** Three of eight invoices, or the invoices of another page, which match the filters in use. */
function Matching({ filter = 'Open', from = 0, ...props }: Partial<DataTableProps<Invoice>> & Partial<Place>) {
  return (
    <Invoices {...choosing} rows={invoices.slice(from, from + 3)} total={8} allOf={{ status: filter }} {...props} />
  )
}

interface Place {
  filter: string
  from: number
}

describe('choosing all rows of all pages of a DataTable', () => {
  const bar = () => page.getByRole('group', { name: 'Actions for chosen rows' })
  const says = (words: RegExp) => expect.element(bar().getByRole('status')).toMatchTextContent(words)
  const choosePage = () => page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  const press = (name: string) => page.getByRole('button', { name }).click()
  const offersToPay = (what: string) =>
    expect.element(page.getByRole('button', { name: `Pay ${what}`, exact: true })).toBeVisible()

  it('is offered once all of a page are chosen, and hands a query to the actions', async () => {
    const { container } = mount(<Matching />)
    await expect.element(page.getByRole('button', { name: 'Choose all 8' })).not.toBeInTheDocument()
    await choosePage()
    await says(/^All 3 on this page are chosen$/)
    await offersToPay('1 and 2 and 3')
    await press('Choose all 8')
    await says(/^All 8 are chosen$/)
    await offersToPay('8 of {"status":"Open"} without any')
    expect(container.querySelectorAll('[data-slot="row"][data-selected]')).toHaveLength(3)
    await expectAccessible(container)
  })

  it('holds on every page and in every number of rows, and leaves out the rows that are taken from it', async () => {
    const { rerender } = mount(<Matching />)
    await choosePage()
    await press('Choose all 8')
    rerender(<Matching from={3} />)
    await page.getByRole('checkbox', { name: 'Choose INV-20839' }).click()
    await says(/^7 of 8 chosen$/)
    await offersToPay('7 of {"status":"Open"} without 5')
    rerender(<Matching total={9} />)
    await says(/^8 of 9 chosen$/)
    await offersToPay('8 of {"status":"Open"} without 5')
    rerender(<Matching from={3} />)
    await choosePage()
    await says(/^All 8 are chosen$/)
  })

  it('has a way back by keyboard to the rows of the page, which keeps the focus, and clears', async () => {
    mount(<Matching />)
    await choosePage()
    page.getByRole('button', { name: 'Choose all 8' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const back = page.getByRole('button', { name: 'Keep only the 3 on this page' })
    await expect.element(back).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await offersToPay('1 and 2 and 3')
    await expect.element(page.getByRole('button', { name: 'Choose all 8' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await press('Clear')
    await says(/^None chosen$/)
    await expect.element(bar()).toHaveFocus()
  })

  it('ends with the filters that it was for, and the way back to them chooses nothing', async () => {
    const { rerender } = mount(<Matching />)
    await choosePage()
    await press('Choose all 8')
    rerender(<Matching filter="Paid" />)
    await says(/^None chosen$/)
    rerender(<Matching />)
    await says(/^None chosen$/)
    await choosePage()
    rerender(<Matching isBusy filter="Paid" />)
    await expect.element(page.getByRole('button', { name: 'Choose all 8' })).not.toBeInTheDocument()
  })

  it('is not offered where actions take keys only, and all of another page can be taken back alone', async () => {
    const { rerender } = mount(<Invoices {...choosing} total={8} />)
    await choosePage()
    await says(/^3 chosen$/)
    rerender(<Invoices {...choosing} total={8} rows={invoices.slice(3, 6)} />)
    await choosePage()
    await says(/^6 chosen$/)
    await choosePage()
    await offersToPay('1 and 2 and 3')
  })
})

describe('the rows per page of a DataTable', () => {
  const select = () => page.getByRole('combobox', { name: 'Rows per page' })

  it('WCAG 2.1.1 are chosen by keyboard, and the list keeps its place', async () => {
    const onLimitChange = vi.fn<(limit: number) => void>()
    mount(<Invoices total={120} limit={10} limits={[10, 25, 100]} onLimitChange={onLimitChange} />)
    select().element().focus()
    await select().selectOptions('25')
    expect(onLimitChange.mock.calls).toEqual([[25]])
    await expect.element(select()).toHaveFocus()
  })

  it('are not offered where the smallest page has all rows', async () => {
    const sizes = { limit: 25, limits: [10, 25], onLimitChange: () => undefined }
    const { rerender, container } = mount(<Invoices total={10} {...sizes} />)
    await expect.element(select()).not.toBeInTheDocument()
    expect(getComputedStyle(container.querySelector('[data-slot="foot"]') ?? container).display).toBe('none')
    rerender(<Invoices total={11} {...sizes} />)
    await expect.element(select()).toHaveValue('25')
  })
})

function Filtered() {
  const [ids, setIds] = useState<readonly string[]>(inUse.map(({ id }) => id))
  return <Invoices filters={inUse.filter(({ id }) => ids.includes(id))} onFiltersChange={setIds} />
}

describe('the filters of a DataTable', () => {
  const chip = (name: string) => page.getByRole('button', { name: `Remove filter ${name}` })
  const said = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeInTheDocument()

  it('WCAG 2.4.3 4.1.3 are removed one by one by keyboard: each is announced, and the focus moves to the next, then to the count', async () => {
    const { container } = mount(<Filtered />)
    await expectAccessible(container)
    expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button').elements()).toHaveLength(4)
    chip('Ship to: Main hospital').element().focus()
    await userEvent.keyboard('{Enter}')
    await said('Filter removed: Ship to: Main hospital')
    await expect.element(chip('Search: INV-20')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(chip('Status: Open')).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await said('Filter removed: Status: Open')
    await expect.element(page.getByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
    await expect.element(page.getByText('3 rows').first()).toHaveFocus()
  })

  it('are both gone when a second one is removed before the first', async () => {
    const onFiltersChange = vi.fn<(kept: readonly string[]) => void>()
    mount(<Invoices filters={inUse} onFiltersChange={onFiltersChange} />)
    await chip('Status: Open').click()
    await chip('Ship to: Main hospital').click()
    expect(onFiltersChange.mock.calls).toEqual([[['shipTo', 'search']], [['search']]])
  })

  it('are removed together, which is announced, and the count takes the focus', async () => {
    mount(<Filtered />)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await said('All filters removed')
    await expect.element(page.getByText('3 rows').first()).toHaveFocus()
  })
})

/** Three pages, whose answers come when the test says so. */
function Paged() {
  const [asked, setAsked] = useState(1)
  const [shown, setShown] = useState(1)
  const [status, setStatus] = useState<'ready' | 'error'>('ready')
  return (
    <>
      <Invoices
        status={status}
        isBusy={asked !== shown && status === 'ready'}
        queryKey={`page ${shown}`}
        rows={invoices.slice(shown * 2 - 2, shown * 2)}
        total={6}
        page={shown}
        pages={3}
        pageHref={(number) => `#${number}`}
        onRetry={() => setStatus('ready')}
        slotProps={{ pager: { onClick: () => setAsked(2) } }}
      />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setShown(asked)}>
        Answer
      </button>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setStatus('error')}>
        Fail
      </button>
    </>
  )
}

describe('another page of a DataTable', () => {
  const count = () => page.getByText('6 rows, page 2 of 3').first()

  it('WCAG 2.4.3 4.1.3 keeps the rows of before until it comes; then the focus moves to the count, which is announced', async () => {
    const { container } = mount(<Paged />)
    const news = container.querySelector('.gz-data-table > [role="status"]')
    expect(news?.textContent).toBe('')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    const table = container.querySelector<HTMLElement>('.gz-data-table')
    await expect.element(table).toHaveAttribute('data-busy')
    expect(table?.querySelector('[data-slot="frame"]')?.getAttribute('aria-busy')).toBe('true')
    await expect.element(row(/INV-20611/)).toBeVisible()
    await page.getByRole('button', { name: 'Answer' }).click()
    await expect.element(count()).toBeInTheDocument()
    await expect.poll(() => document.activeElement?.getAttribute('data-slot')).toBe('count')
    expect(news?.textContent).toBe('6 rows, page 2 of 3')
  })

  it('takes no focus from the control in use', async () => {
    mount(<Paged />)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    page.getByRole('button', { name: 'Fail' }).element().focus()
    await page.getByRole('button', { name: 'Answer' }).click()
    await expect.element(count()).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Fail' })).toHaveFocus()
  })

  it('that did not come is an error with a retry, which takes the focus', async () => {
    mount(<Paged />)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })).toHaveFocus()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(row(/INV-20611/)).toBeVisible()
  })
})

describe('the file of a DataTable', () => {
  it('has the columns with a text, and the rows that were asked for', async () => {
    const written = vi.spyOn(URL, 'createObjectURL')
    const lastFile = async () => {
      const file = written.mock.lastCall?.[0]
      return file instanceof Blob ? file.text() : ''
    }
    mount(<Invoices hasExport exportName="invoices" exportRows={async () => invoices.slice(6)} />)
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect
      .poll(lastFile)
      .toMatch(
        /Invoice,PO number,Due,Open amount\r\nINV-20953,PO-24228,10\/16\/2026,821\.82\r\nINV-21010,.*948\.83\r\n$/,
      )
  })

  it('that could not be made is said', async () => {
    mount(<Invoices hasExport exportRows={async () => Promise.reject(new Error('gone'))} />)
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^The file could not be made\. Try again\.$/)
  })
})

describe('the parts of a DataTable', () => {
  it('LIB-03 take a class, one made of their state, one for all of a part, and another element', async () => {
    const { container } = mount(
      <DataTable.Root
        {...base}
        filters={inUse}
        onFiltersChange={() => undefined}
        limits={[3, 6]}
        total={8}
        onLimitChange={() => undefined}
        classNames={{ cell: 'cell', 'page-size': 'size' }}
        className={({ isBusy }) => (isBusy ? 'busy' : 'calm')}
      >
        <DataTable.Filters render={<section />} className={({ chosen }) => `filters-${chosen}`} />
        <DataTable.Toolbar render={<header className="own" />} className="toolbar" />
        <DataTable.Count render={(props, { chosen }) => <h2 {...props} ref={null} title={`${chosen} chosen`} />} />
        <DataTable.Table
          className="table"
          renderRow={(view) => (
            <DataTable.Row key={view.key} row={view} className={({ isSelected }) => (isSelected ? 'on' : 'off')} />
          )}
        />
        <DataTable.Foot render={<footer />} className="foot">
          <DataTable.PageSize className="own-size" />
        </DataTable.Foot>
      </DataTable.Root>,
    )
    expect(container.querySelectorAll('section.filters-0 [data-slot="remove"]')).toHaveLength(3)
    expect(container.querySelector('footer.foot > .size.own-size select')).not.toBeNull()
    expect(container.querySelector('.gz-data-table')?.classList.contains('calm')).toBe(true)
    expect(container.querySelector('header')?.className).toBe('toolbar own')
    expect(container.querySelector('h2')).toMatchObject({ title: '0 chosen', textContent: '8 rows' })
    expect(container.querySelectorAll('table.table tr.off .cell')).toHaveLength(15)
  })

  it('say which part stands outside of a table', () => {
    expect(() => renderToString(<DataTable.Count />)).toThrow(
      'DataTable.Count found no table, because no <DataTable.Root> is around it.',
    )
  })
})
