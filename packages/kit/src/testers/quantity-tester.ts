/** How a person drives a component. */
export type Way = 'keyboard' | 'mouse' | 'touch'

/** The functions that a tester needs of `userEvent`, of Testing Library or of Vitest's browser mode. */
export interface TestUser {
  click(element: Element): Promise<unknown>
  keyboard(text: string): Promise<unknown>
  tab(): Promise<unknown>
}

/** Drives a quantity field as a person does. */
export interface QuantityTester {
  /** The quantity that the field announces. */
  value(): number
  /**
   * Types the quantity and leaves the field, or presses the stepper until the field shows it.
   * @throws Error if the field has another quantity afterwards, for example because a store lowered it
   */
  setTo(quantity: number): Promise<void>
}

/** Milliseconds until a press must have changed the field. */
const patience = 1000

function elementIn<E extends Element>(root: ParentNode, selector: string): E {
  const element = root.querySelector<E>(selector)
  if (!element) throw new Error(`The tester found no ${selector}. Give it an element that contains one quantity field.`)
  return element
}

/** A finger that goes down on an element and leaves it where it is. */
function tap(element: Element): void {
  const finger = { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'touch', pointerId: 1, button: 0 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...finger, buttons: 1 }))
  element.dispatchEvent(new PointerEvent('pointerup', finger))
  element.dispatchEvent(new PointerEvent('click', { ...finger, detail: 1 }))
}

/**
 * Returns a tester of the quantity field in an element. It needs a DOM, and a clock that runs.
 *
 * @param root contains one quantity field
 * @param way `keyboard` types; `mouse` and `touch` press the stepper
 * @param user `userEvent` of `@testing-library/user-event` or of `vitest/browser`
 * @example
 * await quantityTester(card, 'keyboard', userEvent).setTo(3)
 */
export function quantityTester(root: ParentNode, way: Way, user: TestUser): QuantityTester {
  const input = () => elementIn<HTMLInputElement>(root, '[role="spinbutton"]')
  const value = () => Number(input().getAttribute('aria-valuenow'))

  async function waitFor(isReached: () => boolean): Promise<boolean> {
    const end = Date.now() + patience
    while (!isReached() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
    return isReached()
  }

  async function type(quantity: number): Promise<void> {
    input().focus()
    input().select()
    await user.keyboard(String(quantity))
    await user.tab()
    await waitFor(() => value() === quantity)
  }

  async function step(quantity: number): Promise<void> {
    for (let now = value(); now !== quantity; now = value()) {
      const button = elementIn(root, `[data-slot="${quantity > now ? 'increase' : 'decrease'}"]`)
      if (way === 'touch') tap(button)
      else await user.click(button)
      if (!(await waitFor(() => value() !== now))) return
    }
  }

  return {
    value,
    setTo: async (quantity) => {
      if (way === 'keyboard') await type(quantity)
      else await step(quantity)
      if (value() !== quantity) throw new Error(`The field has the quantity ${value()} instead of ${quantity}.`)
    },
  }
}
