import type { MouseEvent } from 'react'

/** Whether a click on a link stays in this tab: no modifier key is held. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
