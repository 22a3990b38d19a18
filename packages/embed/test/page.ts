import axe from 'axe-core'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

const patience = { timeout: 5_000 }

/** Puts markup on the page, as its author would write it. */
export function place(markup: string): void {
  document.body.innerHTML = markup
}

/** The element, which must be there. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector} on the page.`)
  return found
}

/** Something inside an element, by a selector, as soon as it is there. */
export function inside(host: string, selector: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const found = element(host).shadowRoot?.querySelector(selector)
    if (!(found instanceof HTMLElement)) throw new Error(`${host} shows no ${selector}, but: ${textOf(host)}`)
    return found
  }, patience)
}

/** All the words an element shows. */
function textOf(host: string): string {
  return element(host).shadowRoot?.textContent ?? ''
}

/** Waits until an element shows some words. */
export function expectText(host: string, words: string | RegExp): Promise<void> {
  return vi.waitFor(() => expect(textOf(host)).toMatch(words), patience)
}

/** Waits until something holds. */
export function eventually(expectation: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(expectation, patience)
}

/** Records an event. */
export function hear(target: EventTarget, name: string): CustomEvent<unknown>[] {
  const heard: CustomEvent<unknown>[] = []
  target.addEventListener(name, (event) => {
    if (event instanceof CustomEvent) heard.push(event)
  })
  return heard
}

/** Which element inside another one has the focus. */
export function focusIn(host: string): Element | null {
  return element(host).shadowRoot?.activeElement ?? null
}

/** Presses a button or link inside an element with the mouse. */
export async function press(host: string, selector: string): Promise<void> {
  await userEvent.click(await inside(host, selector))
}

/** Fails with the words of axe for every violation on the page, shadow roots included. */
export async function expectAccessible(): Promise<void> {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  // Colors in the middle of a transition are judged when they have arrived.
  await Promise.all(
    roots
      .flatMap((root) => root.getAnimations().filter((animation) => animation instanceof CSSTransition))
      .map(({ finished }) => finished),
  )
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  const words = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`)
  expect(words).toEqual([])
}
