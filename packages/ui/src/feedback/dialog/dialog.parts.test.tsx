import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { Button } from '../../actions/button/index.js'
import { FilterSheet } from '../../search/filter-sheet/index.js'
import { ConfirmDialog } from '../confirm-dialog/index.js'
import { SupportedBrowsersDialog } from '../supported-browsers-dialog/index.js'
import { Dialog } from './index.js'

function nothing() {
  return undefined
}

function tested(slot: string, make: TestedPart['make']): TestedPart {
  return { slot, make, within: (part) => <Dialog.Root>{part}</Dialog.Root>, root: 'Dialog.Root defaultOpen={…}' }
}

describeParts('Dialog', {
  Trigger: tested('trigger', (props) => <Dialog.Trigger {...props}>Ask</Dialog.Trigger>),
  Header: tested('header', (props) => <Dialog.Header {...props} />),
  Close: tested('close', (props) => <Dialog.Close {...props} />),
  Body: tested('body', (props) => <Dialog.Body {...props} />),
  Footer: tested('footer', (props) => <Dialog.Footer {...props} />),
})

function dialog() {
  return page.getByRole('dialog').element()
}

/** The whole layer of a dialog, without ids. */
function layer(): string {
  return document.querySelector('.gz-scrim')?.outerHTML.replaceAll(/ (?:id|aria-labelledby|style)="[^"]*"/g, '') ?? ''
}

describe('the parts of a Dialog', () => {
  it('LIB-03 show the content of the preset', async () => {
    const own = mount(
      <Dialog.Root defaultOpen place="start">
        <Dialog.Scrim>
          <Dialog.Modal>
            <Dialog.Content className="help">
              <Dialog.Header>
                <Dialog.Title>Have Questions?</Dialog.Title>
                <Dialog.Close />
              </Dialog.Header>
              <Dialog.Body>Call us</Dialog.Body>
              <Dialog.Footer>
                <Button>Call</Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Modal>
        </Dialog.Scrim>
      </Dialog.Root>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Have Questions?' })).toBeVisible()
    await expect.poll(layer).not.toContain('data-entering')
    const shown = layer()
    own.rerender(
      <Dialog
        key="preset"
        defaultOpen
        place="start"
        className="help"
        title="Have Questions?"
        footer={<Button>Call</Button>}
      >
        Call us
      </Dialog>,
    )
    await expect.poll(layer).not.toContain('data-entering')
    expect(layer()).toBe(shown)
  })

  it('LIB-03 take classes by slot and by state, and other elements', async () => {
    mount(
      <Dialog
        isOpen
        data-help="phone"
        title="Have Questions?"
        className={({ place }) => `at-${place}`}
        classNames={{ scrim: 'scrim', title: 'title' }}
        slotProps={{
          body: { className: 'body' },
          modal: { render: <div lang="en" /> },
          title: { render: <h2 lang="en">Have Questions?</h2> },
        }}
      >
        Call us
      </Dialog>,
    )
    await expect.element(page.getByRole('heading', { level: 2, name: 'Have Questions?' })).toHaveClass('title')
    expect(dialog().className).toBe('gz-dialog at-center')
    expect(dialog().getAttribute('data-help')).toBe('phone')
    expect(dialog().querySelector('.body')?.textContent).toBe('Call us')
    expect(dialog().closest('.scrim')).not.toBeNull()
    expect(dialog().querySelector('h2')?.lang).toBe('en')
    expect(dialog().closest('.gz-modal')?.getAttribute('lang')).toBe('en')
    await expect.element(page.getByRole('dialog', { name: 'Have Questions?' })).toBeVisible()
  })

  it('LIB-03 opens and closes itself, says so, and gives the focus back to its button', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const onPress = vi.fn<() => void>()
    mount(
      <Dialog title="Have Questions?" trigger={<Button onClick={onPress}>Ask</Button>} onOpenChange={onOpenChange}>
        Call us
      </Dialog>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Ask' }))
    await expect.element(page.getByRole('dialog', { name: 'Have Questions?' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
    expect(onPress).toHaveBeenCalledOnce()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  it('LIB-03 stays as its parent says', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    mount(
      <Dialog isOpen onOpenChange={onOpenChange} title="Have Questions?">
        Call us
      </Dialog>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    expect(onOpenChange.mock.calls).toEqual([[false]])
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })
})

describe('components on top of Dialog', () => {
  it('LIB-03 a ConfirmDialog keeps itself whether it is open, and takes classes and props of its answers', async () => {
    const onConfirm = vi.fn<() => void>()
    mount(
      <ConfirmDialog
        trigger={<Button>Empty</Button>}
        title="Empty the cart?"
        confirmLabel="Empty cart"
        onConfirm={onConfirm}
        className="ask"
        slotProps={{ confirm: { className: 'yes' }, cancel: { children: 'Keep it' } }}
      >
        All 16 units are taken out.
      </ConfirmDialog>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Empty' }))
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await expect.element(page.getByRole('alertdialog')).toHaveClass('gz-dialog', 'ask')
    await expect.element(page.getByRole('button', { name: 'Empty cart' })).toHaveClass('yes')
    await userEvent.click(page.getByRole('button', { name: 'Empty cart' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('LIB-02 a ConfirmDialog waits for its action, shows a refusal in place of the question, and closes after a success', async () => {
    const answers = Promise.withResolvers<void>()
    const onConfirm = vi.fn<() => Promise<void>>().mockReturnValueOnce(answers.promise).mockResolvedValueOnce(undefined)
    mount(
      <ConfirmDialog
        trigger={<Button>Empty</Button>}
        title="Empty the cart?"
        confirmLabel="Empty cart"
        onConfirm={onConfirm}
      >
        All 16 units are taken out.
      </ConfirmDialog>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Empty' }))
    const confirm = page.getByRole('button', { name: 'Empty cart' })
    await userEvent.click(confirm)
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(page.getByText('All 16 units are taken out.')).toBeVisible()
    answers.reject({ problem: { detail: 'Somebody else changed the cart.' } })
    await expect.element(page.getByText('Somebody else changed the cart.')).toBeVisible()
    expect(onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(confirm)
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(onConfirm).toHaveBeenCalledTimes(2)
  })

  it('LIB-03 a FilterSheet and a SupportedBrowsersDialog take attributes and props by part', async () => {
    const { rerender } = mount(
      <FilterSheet
        isOpen
        total={3}
        onApply={nothing}
        onClear={nothing}
        className="filters"
        slotProps={{ apply: { className: 'apply' } }}
      >
        Brands
      </FilterSheet>,
    )
    await expect.element(page.getByRole('dialog')).toHaveClass('filters')
    await expect.element(page.getByRole('button', { name: 'Show 3 products' })).toHaveClass('apply')
    rerender(
      <SupportedBrowsersDialog onDismiss={nothing} data-help="browsers" slotProps={{ dismiss: { className: 'go' } }} />,
    )
    await expect
      .element(page.getByRole('dialog', { name: 'Supported Browsers' }))
      .toHaveAttribute('data-help', 'browsers')
    await expect.element(page.getByRole('button', { name: 'Continue anyway' })).toHaveClass('go')
  })
})
