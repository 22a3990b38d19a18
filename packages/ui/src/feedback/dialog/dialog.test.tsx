import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { TextField } from '../../forms/text-field/index.js'
import { GauzeProvider } from '../../provider/index.js'
import { ConfirmDialog } from '../confirm-dialog/index.js'
import { Dialog } from './dialog.js'

function Kept() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Have Questions?">
        <a href="/contactus">Contact Us</a>
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('LIB-02 WCAG 2.1.1 2.1.2 2.4.3 keeps focus inside, closes with Escape and gives focus back', async () => {
    mount(<Kept />)
    await userEvent.click(page.getByRole('button', { name: 'Ask' }))
    await expect.element(page.getByRole('dialog', { name: 'Have Questions?' })).toBeVisible()
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      expect(page.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })

  it('LIB-02 focuses the text of a dialog that asks for nothing else, and otherwise begins at its title', async () => {
    const dialog = (fields: readonly string[]) => (
      <Dialog key={fields.length} isOpen title="Rename the list">
        {fields.map((name) => (
          <TextField key={name} label={name} />
        ))}
      </Dialog>
    )
    const { rerender } = mount(dialog(['Name']))
    await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
    rerender(dialog(['Name', 'Note']))
    await expect.element(page.getByRole('dialog')).toHaveFocus()
  })

  it('LIB-02 is gone as soon as it closes for a person who prefers reduced motion', async () => {
    const dialog = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} title="Have Questions?">
        Call us
      </Dialog>
    )
    const { rerender } = mount(dialog(true))
    const shown = page.getByRole('dialog')
    await expect.element(shown).toBeVisible()
    rerender(dialog(false))
    expect(shown.query()).toBeNull()
  })

  it('LIB-08 speaks the language of the provider, in its direction, wherever the browser is', async () => {
    const dialog = (locale: string) => (
      <GauzeProvider locale={locale}>
        <Dialog isOpen title="Have Questions?">
          Call us
        </Dialog>
      </GauzeProvider>
    )
    const { rerender } = mount(dialog('de-DE'))
    await expect.element(page.getByRole('button', { name: 'Schließen' }).first()).toBeInTheDocument()
    expect(document.querySelector('.gz-scrim')?.getAttribute('dir')).toBe('ltr')
    rerender(dialog('ar-EG'))
    await expect.poll(() => document.querySelector('.gz-scrim')?.getAttribute('dir')).toBe('rtl')
  })

  it('LIB-02 has no accessibility violation', async () => {
    mount(<Kept />)
    await userEvent.click(page.getByRole('button', { name: 'Ask' }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page.getByRole('dialog').element())
  })
})

describe('ConfirmDialog', () => {
  it('CART-16 starts on the answer that changes nothing, and confirms on request', async () => {
    const onConfirm = vi.fn<() => void>()
    mount(
      <ConfirmDialog
        isOpen
        onOpenChange={() => undefined}
        onConfirm={onConfirm}
        title="Empty the cart?"
        confirmLabel="Empty cart"
      >
        All 16 units are taken out.
      </ConfirmDialog>,
    )
    await expect.element(page.getByRole('alertdialog', { name: 'Empty the cart?' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Empty cart' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})
