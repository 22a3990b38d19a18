import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/**
 * Presses a button by the keyboard, as a test must that presses the same spot twice: the second click at once would be
 * the rest of a double click.
 */
export async function pressEnter(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible()
  const element = button.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
}
