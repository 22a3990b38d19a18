import type { MouseEvent } from 'react'
import { isPlainClick } from './is-plain-click.js'

/** Makes a click handler of a link that runs `act` instead of following the link in this tab. */
export function instead(act: (() => void) | undefined): ((event: MouseEvent) => void) | undefined {
  if (!act) return undefined
  return (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
}
