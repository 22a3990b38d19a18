import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { AddressDialogOpener, type AddressDialogOpenerProps } from './address-dialog-opener.js'

it('CHK-02 says that the form did not load, gives the focus back, and tries again', async () => {
  const load = vi.fn(() => import('./address-dialog.js')).mockRejectedValue(new Error('offline'))
  const { container } = mount(
    <AddressDialogOpener
      load={load}
      title="Add an address"
      onSave={vi.fn<AddressDialogOpenerProps['onSave']>()}
      onSaved={() => undefined}
    />,
  )
  const opener = page.getByRole('button', { name: 'Add an address' })
  const alert = page.getByRole('alert')
  await opener.click()
  await expect.element(alert).toMatchTextContent(/^The form did not load\./)
  await expectAccessible(container)
  const retry = page.getByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  await expect.element(alert).toBeVisible()
  await expect.element(opener).toHaveFocus()
  load.mockReset()
  await userEvent.click(retry)
  await expect.element(page.getByRole('dialog').getByLabelText('City')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})
