import { redirect } from 'react-router-dom'

/**
 * Leads from an address with empty fields to the same without them. A form sent without script names every field that
 * it has, and what a shopper keeps or passes on should say what was chosen and nothing else.
 * @throws the redirect, where there is something to leave out
 */
export function leaveOutBlanks({ pathname, searchParams }: URL): void {
  const told = [...searchParams].filter(([, value]) => value.trim() !== '')
  if (told.length === searchParams.size) return
  throw redirect(`${pathname}${told.length > 0 ? `?${new URLSearchParams(told)}` : ''}`)
}
