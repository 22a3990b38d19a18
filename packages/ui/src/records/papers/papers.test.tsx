import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { PaperButton, PaperNews, useRecordPapers } from './index.js'

const blocked = { failure: null, blocked: '/papers.pdf' }

describeConformance('PaperNews', (props) => <PaperNews {...props} papers={blocked} />, { hasNoRef: true })

it('ACCT-13 says nothing while all is well, and why a paper failed in the words of its failure', async () => {
  const { container, rerender } = mount(<PaperNews papers={{ failure: null, blocked: null }} />)
  expect(container.textContent).toBe('')
  rerender(
    <PaperNews papers={{ failure: { code: 'not-found', detail: 'There is no such invoice.' }, blocked: null }} />,
  )
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The file could not be made. There is no such invoice.')
})

type ReadAddress = Parameters<typeof useRecordPapers>[0]

function Papers({ readAddress }: { readAddress: ReadAddress }) {
  const papers = useRecordPapers(readAddress)
  return (
    <main>
      <PaperButton papers={papers} paper={{ type: 'invoice', transactionId: 7 }}>
        PDF
      </PaperButton>
      <PaperNews papers={papers} />
    </main>
  )
}

/** A new window as the browser gives it. */
function openedWindow() {
  const opened = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return { opened, open }
}

it('ACCT-09 opens an empty window on the press, and sends it to the paper when its address is known', async () => {
  const { opened, open } = openedWindow()
  const { promise, resolve } = Promise.withResolvers<string>()
  const readAddress = vi.fn<ReadAddress>(() => promise)
  mount(<Papers readAddress={readAddress} />)
  const button = page.getByRole('button', { name: 'PDF (opens in a new window)' })
  await button.click()
  await button.click({ force: true })
  expect(open.mock.calls).toEqual([['about:blank', '_blank']])
  expect(readAddress.mock.calls).toEqual([[{ type: 'invoice', transactionId: 7 }]])
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  resolve('/storage/papers/secret/invoice-7.pdf')
  await expect.poll(() => opened.location.replace.mock.calls).toEqual([['/storage/papers/secret/invoice-7.pdf']])
  expect(opened.opener).toBeNull()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

it('ACCT-09 closes the window and says why when a paper cannot be opened', async () => {
  const { opened } = openedWindow()
  const detail = 'Your company has no such invoice. Choose one from the list.'
  const { container } = mount(
    <Papers
      readAddress={async () => {
        throw { kind: 'notFound', problem: { type: 'not-found', detail } }
      }}
    />,
  )
  await page.getByRole('button', { name: 'PDF (opens in a new window)' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`The file could not be made. ${detail}`)
  expect(opened.close).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('ACCT-09 links to a paper whose window the browser blocked', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  mount(<Papers readAddress={async () => '/storage/papers/secret/invoice-7.pdf'} />)
  await page.getByRole('button', { name: 'PDF (opens in a new window)' }).click()
  const link = page.getByRole('link', { name: 'Open the PDF' })
  await expect.element(link).toHaveAttribute('href', '/storage/papers/secret/invoice-7.pdf')
})
