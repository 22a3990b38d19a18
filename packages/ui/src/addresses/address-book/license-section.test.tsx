import type { OfferedAddress } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { addresses } from '../../story-data/index.js'
import { AddressBook, type LicensePort } from './index.js'

const first = addresses[0] ?? expect.fail('The story company has no address.')

const held = {
  rxLevel: '2',
  licenceNumber: 'AB123',
  expiration: '2026-12-10',
  revision: 'r1',
  document: { id: 7, name: 'proof.pdf' },
}
const main = { ...first, label: 'Main dock', controlledSubstance: [held] }

function place(id: number, label: string, expiration: string): OfferedAddress {
  return { ...first, id, label, controlledSubstance: [{ rxLevel: '2', licenceNumber: `L-${id}`, expiration }] }
}

const unused = { onRetry: vi.fn(), onSave: vi.fn(), onDelete: vi.fn(), onRestore: vi.fn() }

function setUp(others: readonly OfferedAddress[] = []) {
  const port = {
    levels: ['1', '2', '3'],
    save: vi.fn<LicensePort['save']>(async ({ licenceNumber, isRestored }) => ({
      ...{ ...held, licenceNumber },
      status: isRestored ? 'confirmed' : 'waiting',
    })),
    remove: vi.fn<LicensePort['remove']>(async () => undefined),
    readDocument: vi.fn<LicensePort['readDocument']>(),
  }
  const book = (shown: readonly OfferedAddress[], status: 'ready' | 'error' = 'ready') => (
    <AddressBook addresses={shown} status={status} today="2026-11-24" licenses={port} {...unused} />
  )
  const { container, rerender } = mount(book([main, ...others]))
  return { container, port, rerender: (...shown: Parameters<typeof book>) => rerender(book(...shown)) }
}

function sees(text: string) {
  return expect.element(page.getByText(text, { exact: true })).toBeVisible()
}

/** Answers the question whether a license that counts is to be replaced. */
async function replace() {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await userEvent.keyboard('{Enter}')
}

const pdf = new File(['%PDF-1.7'], 'renewed.pdf', { type: 'application/pdf' })

function openMenu(number: string) {
  return page.getByRole('button', { name: `Actions for license ${number} at Main dock` }).click()
}

it('ACCT-03 PLUS-02 names the addresses that can receive the items when a license has ended', async () => {
  setUp([
    place(11, 'Annex', '2027-12-31'),
    place(12, 'Barn', '2026-12-10'),
    place(13, 'Clinic', '2026-12-11'),
    place(14, 'Depot', '2026-11-01'),
  ])
  const card = page.getByRole('article', { name: 'Main dock' })
  const soon = 'Expires 12/10/2026. After that day, items of Rx level 2 cannot ship here.'
  await expect.element(card.getByText(`${soon} Meanwhile they can ship to “Annex” and “Clinic”.`)).toBeVisible()
  const expired = page.getByRole('article', { name: 'Depot' })
  const way = 'Meanwhile they can ship to “Main dock”, “Annex”, “Barn” and one other address.'
  await expect.element(expired.getByText(`Items of Rx level 2 cannot ship here. ${way}`)).toBeVisible()
})

it('ACCT-03 adds a license with its document by keyboard, announces it, and gives the focus back', async () => {
  const { port } = setUp()
  const add = page.getByRole('button', { name: 'Add license at Main dock' })
  ;(add.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Add license at Main dock' })
  await expect.element(dialog.getByLabelText('Rx level')).toHaveValue('3')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/License number.*Expiration date/)
  await dialog.getByLabelText('License number').fill(' CD456 ')
  await dialog.getByLabelText('Expiration date').fill('2026-11-23')
  await expect.element(dialog.getByLabelText('Expiration date')).toHaveAccessibleDescription(/is in the past/)
  await dialog.getByLabelText('Expiration date').fill('2028-01-31')
  const field = dialog.getByLabelText(/^Document/)
  await userEvent.upload(field, new File(['x'], 'proof.exe'))
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await expect.element(field).toHaveAccessibleDescription(/must be a PDF, PNG or JPEG file/)
  await userEvent.upload(field, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.pdf'))
  await expect.element(field).toHaveAccessibleDescription(/is larger than 2 MB/)
  expect(port.save).not.toHaveBeenCalled()
  await userEvent.upload(field, pdf)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await expect
    .element(page.getByRole('status').getByText('License CD456 was saved. It counts once we have confirmed it.'))
    .toBeVisible()
  await expect.element(add).toHaveFocus()
  const document = { name: 'renewed.pdf', content: btoa('%PDF-1.7') }
  const saved = { rxLevel: '3', licenceNumber: 'CD456', expiration: '2028-01-31', document }
  expect(port.save.mock.calls).toEqual([[{ addressId: main.id, ...saved }]])
})

it('ACCT-03 edits a license with the revision that was shown, keeps its document, and shows a refusal', async () => {
  const { port } = setUp()
  const detail = 'Dana changed the license for Rx level 2 at Main dock meanwhile. Look at it again, then save.'
  port.save.mockRejectedValueOnce({ kind: 'conflict', problem: { detail } })
  await openMenu('AB123')
  await page.getByRole('button', { name: 'Edit license for Rx level 2 at Main dock' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('License number')).toHaveValue('AB123')
  await expect.element(dialog.getByLabelText(/^Document/)).toHaveAccessibleDescription(/^proof\.pdf is on file\./)
  await dialog.getByLabelText('Expiration date').fill('2028-12-10')
  await replace()
  await expect.element(dialog.getByText(detail)).toBeVisible()
  await expect.element(dialog.getByLabelText('Expiration date')).toHaveValue('2028-12-10')
  await dialog.getByRole('checkbox', { name: 'Delete the document on file' }).click()
  await replace()
  await sees('License AB123 was saved. It counts once we have confirmed it.')
  const saved = { addressId: main.id, rxLevel: '2', licenceNumber: 'AB123', expiration: '2028-12-10', revision: 'r1' }
  expect(port.save.mock.calls).toEqual([[{ ...saved, documentId: 7 }], [saved]])
})

it('ACCT-03 VAL-06 keeps the entries when Escape closes the form, until Cancel', async () => {
  setUp()
  const menu = page.getByRole('button', { name: 'Actions for license AB123 at Main dock' })
  const edit = page.getByRole('button', { name: 'Edit license for Rx level 2 at Main dock' })
  const number = page.getByRole('dialog').getByLabelText('License number')
  await menu.click()
  await edit.click()
  await number.fill('CD456')
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveFocus()
  await menu.click()
  await edit.click()
  await expect.element(number).toHaveValue('CD456')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await menu.click()
  await edit.click()
  await expect.element(number).toHaveValue('AB123')
})

it('ACCT-03 says why a license was not saved when it disappears while its form is open', async () => {
  const detail = 'Somebody removed the license for Rx level 2 at Main dock meanwhile. Look at it again, then save.'
  const problem = { type: 'https://gauze.example/problems/license-changed', detail }
  const { port, rerender } = setUp()
  port.save.mockImplementation(async () => {
    rerender([{ ...main, controlledSubstance: [] }])
    throw { kind: 'conflict', problem }
  })
  await openMenu('AB123')
  await page.getByRole('button', { name: 'Edit license for Rx level 2 at Main dock' }).click()
  await replace()
  await sees(detail)
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('ACCT-03 keeps the form, its entries and the addresses when neither a save nor the next read gets through', async () => {
  const { container, port, rerender } = setUp()
  port.save.mockImplementation(async () => {
    rerender([main], 'error')
    throw { kind: 'network' }
  })
  await openMenu('AB123')
  await page.getByRole('button', { name: 'Edit license for Rx level 2 at Main dock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('License number').fill('CD456')
  await replace()
  await expect.element(dialog.getByRole('alert').first()).toBeVisible()
  await expect.element(dialog.getByLabelText('License number')).toHaveValue('CD456')
  await userEvent.keyboard('{Escape}')
  await sees('The addresses could not be loaded again, so they may be out of date.')
  await expect.element(page.getByRole('article', { name: 'Main dock' })).toBeVisible()
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(unused.onRetry).toHaveBeenCalledOnce()
})

it('ACCT-03 removes a license, and Undo has the focus and brings it back with its document', async () => {
  const { port, container } = setUp()
  await openMenu('AB123')
  await page.getByRole('button', { name: 'Remove license for Rx level 2 at Main dock' }).click()
  await sees('License AB123 was removed.')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await expectAccessible(container)
  await userEvent.keyboard('{Enter}')
  await sees('License AB123 is back.')
  await expect.element(page.getByRole('heading', { name: 'Licenses' })).toHaveFocus()
  expect(port.remove.mock.calls).toEqual([[{ addressId: main.id, rxLevel: '2', revision: 'r1' }]])
  const { revision: _, document, ...fields } = held
  const restored = { ...fields, documentId: document.id, isRestored: true }
  expect(port.save.mock.calls).toEqual([[{ addressId: main.id, ...restored }]])
})

it('ACCT-03 saves the document of a license under its name, and says why it could not', async () => {
  const { port } = setUp()
  port.readDocument.mockRejectedValueOnce({ kind: 'not-found', problem: { detail: 'It is no longer there.' } })
  const read = page.getByRole('button', { name: 'Document proof.pdf of the license for Rx level 2' })
  await openMenu('AB123')
  await read.click()
  await sees('It is no longer there.')
  const saved: [string, string][] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href.slice(0, 5)])
  })
  port.readDocument.mockResolvedValueOnce({ name: 'proof.pdf', mediaType: 'application/pdf', content: btoa('%PDF-') })
  await openMenu('AB123')
  await read.click()
  await expect.poll(() => saved).toEqual([['proof.pdf', 'blob:']])
  click.mockRestore()
  expect(page.getByText('It is no longer there.').elements()).toEqual([])
})

it('ACCT-03 lets people who are not administrators read licenses, and change none', async () => {
  mount(<AddressBook addresses={[main]} today="2026-11-24" {...unused} />)
  await sees('Number AB123')
  expect(page.getByRole('button', { name: /license|document/i }).elements()).toEqual([])
})

const review = {
  ...{ ...held, licenceNumber: 'CD456', revision: 'review-4', document: null },
  ...{ status: 'waiting' as const, reason: '', since: '2026-11-24T15:00:00.000Z' },
}

it('PLUS-25 asks before a license that counts is replaced, and says that it counts until then', async () => {
  const { port } = setUp()
  await openMenu('AB123')
  await page.getByRole('button', { name: 'Edit license for Rx level 2 at Main dock' }).click()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabelText('License number')
  const save = dialog.getByRole('button', { name: 'Save license' })
  await number.fill('CD456')
  await save.click()
  const question =
    'Replace license AB123? License AB123 counts until we have confirmed the new one. Then the new one replaces it.'
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(question)
  await expectAccessible()
  await number.fill('CD457')
  await expect.element(save).toBeVisible()
  expect(dialog.getByRole('alert').elements()).toEqual([])
  await save.click()
  expect(port.save).not.toHaveBeenCalled()
  await expect.element(dialog.getByRole('button', { name: 'Replace license' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await sees('License CD457 was saved. It counts once we have confirmed it.')
  expect(port.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ licenceNumber: 'CD457', revision: 'r1' }))
})

it('PLUS-25 shows the license that waits beside the one that counts, and edits and withdraws the former', async () => {
  const { port, rerender, container } = setUp()
  rerender([{ ...main, licensesInReview: [review] }])
  await sees('Waiting for review')
  await sees('Expires 12/10/2026. License AB123 counts until we have confirmed this one.')
  rerender([{ ...main, controlledSubstance: [{ ...held, expiration: '2026-11-23' }], licensesInReview: [review] }])
  await sees('Expires 12/10/2026. Items of Rx level 2 can ship here once we have confirmed it.')
  await expectAccessible(container)
  await openMenu('CD456')
  await page.getByRole('button', { name: 'Edit license for Rx level 2 at Main dock' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('License number')).toHaveValue('CD456')
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await sees('License CD456 was saved. It counts once we have confirmed it.')
  expect(port.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ revision: 'review-4' }))
  await openMenu('CD456')
  await page.getByRole('button', { name: 'Remove license CD456 in review for Rx level 2 at Main dock' }).click()
  await sees('License CD456 was removed.')
  expect(port.remove).toHaveBeenCalledExactlyOnceWith({ addressId: main.id, rxLevel: '2', revision: 'review-4' })
})

it('PLUS-25 shows why a license was refused, and that a license brought back without its review does not count', async () => {
  const { port, rerender } = setUp()
  const refused = { ...review, status: 'refused' as const, reason: 'The document cannot be read.' }
  rerender([{ ...main, controlledSubstance: [], licensesInReview: [refused] }])
  await sees('Refused')
  await sees('Refused: The document cannot be read.')
  rerender([main])
  port.save.mockResolvedValueOnce({ ...held, status: 'waiting' })
  await openMenu('AB123')
  await page.getByRole('button', { name: 'Remove license for Rx level 2 at Main dock' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await sees('License AB123 is back. It does not count until we have confirmed it.')
})

it('PLUS-25 names the fault of a license number at its field', async () => {
  const { port } = setUp()
  await page.getByRole('button', { name: 'Add license at Main dock' }).click()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabelText('License number')
  await number.fill(' bb1388567 ')
  await dialog.getByLabelText('Expiration date').fill('2028-01-31')
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await expect.element(number).toHaveAccessibleDescription(/its last digit does not agree/)
  for (const [typed, words] of [
    ['BB-1388567', /its last digit does not agree/],
    ['BB1388568\u200B', /may have only the letters A to Z, digits, spaces and - \. \/ #\./],
  ] as const) {
    await number.fill(typed)
    await dialog.getByRole('button', { name: 'Save license' }).click()
    await expect.element(number).toHaveAccessibleDescription(words)
  }
  expect(port.save).not.toHaveBeenCalled()
  await number.fill('BB1388568')
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await sees('License BB1388568 was saved. It counts once we have confirmed it.')
})
