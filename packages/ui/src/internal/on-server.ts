/** Returns true where no page is, such as while a server renders one. */
export function onServer(): boolean {
  return typeof document === 'undefined'
}
