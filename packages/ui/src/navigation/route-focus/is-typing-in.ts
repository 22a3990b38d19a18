/** Whether somebody is already typing in the element, usually the next search, which a new page must not interrupt. */
export function isTypingIn(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.value !== '' && !element.closest('main')
}
