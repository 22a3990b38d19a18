import type { CallInput } from '@gauze/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { forgetDrafts } from '../../internal/saved-draft.js'
import { type IssueDraft, issueDraft } from '../issue-draft/index.js'
import { IssueReport, type IssueReportProps } from './index.js'

function facts() {
  return { page: '/cart', requestId: 'r1' }
}

type Submit = IssueReportProps['onSubmit']
const answer = { number: 'IS-1001', email: 'dana@mercy.example' }
const message = 'The cart shows the wrong total.'

afterEach(() => {
  forgetDrafts()
  vi.restoreAllMocks()
})

describeConformance('IssueReport', (props, ref) => (
  <IssueReport {...props} ref={ref} onSubmit={async () => answer} email="care@store.example" facts={facts} />
))

/** A page that keeps the draft of a person. */
function open(onSubmit: Submit, props: Partial<IssueReportProps> = {}, ownerId = '1:2') {
  return mount(
    <IssueReport
      email="care@store.example"
      facts={facts}
      writer={['Login: dana']}
      draft={issueDraft.read(ownerId)}
      onDraftChange={(draft) => issueDraft.save(ownerId, draft)}
      {...props}
      onSubmit={onSubmit}
    />,
  )
}

const field = page.getByRole('textbox', { name: 'What happened?' })

function press() {
  return page.getByRole('button', { name: 'Submit issue' }).click()
}

function unreached(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

function mail() {
  const address = new URL(page.getByRole('link').element().getAttribute('href') ?? '')
  return { to: address.pathname, body: address.searchParams.get('body')?.split('\n') ?? [] }
}

describe('an issue', () => {
  it('ACCT-16 is submitted with the facts of the page, and its number is said', async () => {
    const onSubmit = vi.fn<Submit>(async () => answer)
    const { container } = open(onSubmit)
    await field.fill(`  ${message}\n`)
    await page.getByRole('textbox', { name: /^Phone/ }).fill('(518) 555-0100')
    await press()
    await expect.element(page.getByText('Issue successfully submitted')).toBeVisible()
    await expect.element(page.getByText(/^Its number is IS-1001\. .* dana@mercy\.example/)).toBeVisible()
    const { innerWidth, innerHeight } = window
    expect(onSubmit.mock.calls.map(([issue]) => issue)).toEqual([
      {
        ...{ message, phone: '(518) 555-0100', page: '/cart' },
        facts: { browser: navigator.userAgent, windowSize: `${innerWidth}x${innerHeight}`, requestId: 'r1' },
      } satisfies CallInput<'submitIssue'>,
    ])
    expect(issueDraft.read('1:2')).toBeNull()
    await expectAccessible(container)
    await page.getByRole('button', { name: 'Report another issue' }).click()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  it('ACCT-16 says at the field when its text is missing or too short, and sends nothing', async () => {
    const onSubmit = vi.fn<Submit>(async () => answer)
    open(onSubmit)
    await press()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(/What happened\? is required/)
    await field.fill('Help')
    await press()
    await expect.element(field).toHaveAccessibleDescription(/Must be at least 5 characters/)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('ACCT-16 is kept on a reload for its writer, and for nobody else', async () => {
    const first = open(async () => answer)
    await field.fill(message)
    first.rerender(null)
    const second = open(async () => answer)
    await expect.element(field).toHaveValue(message)
    second.rerender(null)
    open(async () => answer, {}, '7:8')
    await expect.element(field).toHaveValue('')
  })
})

describe('an issue that could not be submitted', () => {
  it('ACCT-16 says so, and a retry repeats the same request, also after a reload', async () => {
    const onSubmit = vi.fn<Submit>(unreached)
    const requests = ['r1', 'r2', 'r3']
    const changing = { facts: () => ({ page: '/cart', requestId: requests.shift() ?? null }) }
    const first = open(onSubmit, changing)
    await field.fill(message)
    await press()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Could not submit issue The store did not answer/)
    await expectAccessible(first.container)
    await press()
    await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
    first.rerender(null)
    onSubmit.mockResolvedValue(answer)
    open(onSubmit, changing)
    await press()
    await expect.element(page.getByText('Issue successfully submitted')).toBeVisible()
    const [one, two, three] = onSubmit.mock.calls
    expect(two).toEqual(one)
    expect(three).toEqual(one)
  })

  it('ACCT-16 gets a new key once its text changes', async () => {
    const onSubmit = vi.fn<Submit>(unreached)
    open(onSubmit)
    await field.fill(message)
    await press()
    await page.getByRole('alert').element()
    await field.fill(`${message} Again.`)
    await press()
    await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
    const [[, first], [, second]] = [onSubmit.mock.calls[0] ?? [], onSubmit.mock.calls[1] ?? []]
    expect(first).toBeTruthy()
    expect(second).not.toBe(first)
  })

  it('ACCT-16 says why the store refused it, and keeps the text', async () => {
    const detail = 'You submitted 20 issues within 24 hours. Call us.'
    const refusal = { status: 429, problem: { type: 'https://gauze.example/problems/too-many-issues', detail } }
    open(() => Promise.reject(refusal))
    await field.fill(message)
    await press()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Could not submit issue You submitted 20 issues/)
    await expect.element(field).toHaveValue(message)
  })

  it('ACCT-16 says that there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open(unreached)
    await expect.element(page.getByText(/^There is no network\. Your text stays in this tab/)).toBeVisible()
  })

  it('OPS-03 can be mailed with its shown facts, and without the network address', async () => {
    open(unreached)
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
    await field.fill(message)
    await press()
    await expect.poll(() => mail().to).toBe('care@store.example')
    expect(mail().body).toEqual([
      message,
      '',
      'Login: dana',
      `Browser: ${navigator.userAgent}`,
      `Window: ${window.innerWidth} × ${window.innerHeight}`,
      'Page: /cart',
      'Latest failed request: r1',
    ])
  })

  it('ACCT-16 ignores a saved issue that nobody can read', () => {
    const draft: IssueDraft = { message, phone: '', attempt: null }
    issueDraft.save('1:2', draft)
    expect(issueDraft.read('1:2')).toEqual(draft)
    sessionStorage.setItem('gauze.draft.1:2.issue', '{"message":7,"attempt":{"key":"","issue":1}}')
    expect(issueDraft.read('1:2')).toEqual({ message: '', phone: '', attempt: null })
    sessionStorage.setItem('gauze.draft.1:2.issue', '{')
    expect(issueDraft.read('1:2')).toBeNull()
  })
})

describe('the network address', () => {
  it('OPS-03 is sent once it is asked for', async () => {
    const onSubmit = vi.fn<Submit>(async () => answer)
    open(onSubmit, { onLookup: async () => '203.0.113.7' })
    await page.getByRole('button', { name: 'Add my network address' }).click()
    await expect.element(page.getByText('Your network address was added to the details.')).toBeVisible()
    await field.fill(message)
    await press()
    await expect.poll(() => onSubmit.mock.calls[0]?.[0].facts?.networkAddress).toBe('203.0.113.7')
  })

  it('OPS-03 may be unknown, and can be asked for again', async () => {
    const answers: (string | null)[] = [null, '203.0.113.7']
    open(async () => answer, { onLookup: async () => answers.shift() ?? null })
    const button = page.getByRole('button', { name: 'Add my network address' })
    await button.click()
    await expect
      .element(page.getByText('Your network address could not be found. You can send the rest without it.'))
      .toBeVisible()
    await button.click()
    await expect.element(page.getByText('203.0.113.7')).toBeVisible()
  })
})
