import { redirect } from 'react-router-dom'

/**
 * Redirects from an address with empty fields to the same one without them. A form that leads to an address names every
 * field, and an address that a shopper keeps or shares should contain only chosen values.
 * @throws the redirect, if there is something to leave out
 */
export function leaveOutBlanks({ pathname, searchParams }: URL): void {
  const filled = [...searchParams].filter(([, value]) => value.trim() !== '')
  if (filled.length === searchParams.size) return
  throw redirect(`${pathname}${filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''}`)
}
