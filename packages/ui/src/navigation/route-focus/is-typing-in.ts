/** Whether somebody is already typing there, usually the next search: a page that arrives must not interrupt that. */
export function isTypingIn(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.value !== '' && !element.closest('main')
}
