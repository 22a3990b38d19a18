import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused } from './shopper.js'

/** Numbers that the development provider knows, and one that it refuses. */
export const testCards = {
  good: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  refused: '4000 0000 0000 0002',
  typo: '4242 4242 4242 4241',
  declined: '4000 0000 0000 0341',
}

export const testBankAccounts = {
  routing: '110000000',
  /** Of another bank, so that tests of one company add different accounts. */
  otherRouting: '021000021',
  good: '000123456789',
  refused: '000111111113',
  returned: '000222222227',
  unknown: '000999999990',
}

/** A dialog with the provider's frames. */
function hostedForm(page: Page, title: string, saveLabel: string) {
  const dialog = page.getByRole('dialog', { name: title })
  return {
    dialog,
    opener: page.getByRole('button', { name: title }),
    field: (name: string) => dialog.frameLocator(`iframe[title="${name}"]`).getByRole('textbox', { name }),
    save: dialog.getByRole('button', { name: saveLabel }),
    ready: () => dialog.locator('[data-status="ready"]').waitFor(),
    open: async () => {
      await page.getByRole('button', { name: title }).click()
      await dialog.locator('[data-status="ready"]').waitFor()
    },
  }
}

/** The dialog that adds a card, with the provider's frames. */
export function cardForm(page: Page) {
  const form = hostedForm(page, 'Add a card', 'Save card')
  const [number, expiry, cvc] = [form.field('Card number'), form.field('Expiration'), form.field('Security code')]
  return {
    ...form,
    ...{ number, expiry, cvc },
    fill: async (typed: string) => {
      await form.dialog.getByLabel('Name on card').fill('Ada Diaz')
      await number.fill(typed)
      // A month without its zero, as many people type it.
      await expiry.clear()
      await expiry.pressSequentially('439')
      expect(await expiry.inputValue()).toBe('04 / 39')
      await cvc.fill('737')
    },
  }
}

/** The dialog that adds a bank account, with the provider's frames. */
export function bankAccountForm(page: Page) {
  const form = hostedForm(page, 'Add a bank account', 'Save bank account')
  const permission = form.dialog.getByRole('checkbox', { name: /^I authorize Gauze to debit this account/ })
  return { ...form, permission, routing: form.field('Routing number'), account: form.field('Account number') }
}

/** Types texts into fields that follow each other, from the field before the first one, with the keyboard alone. */
export async function typeIntoNext(page: Page, typed: readonly (readonly [field: Locator, text: string])[]) {
  for (const [field, text] of typed) {
    await page.keyboard.press('Tab')
    await focused(field)
    await page.keyboard.type(text)
  }
}
