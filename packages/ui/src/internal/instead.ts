import type { MouseEvent } from 'react'
import { isPlainClick } from './is-plain-click.js'

/** Does something else than following a link that is pressed in this tab. */
export function instead(act: (() => void) | undefined): ((event: MouseEvent) => void) | undefined {
  if (!act) return undefined
  return (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
}
