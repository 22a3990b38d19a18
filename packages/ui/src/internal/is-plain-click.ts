import type { MouseEvent } from 'react'

/** Whether a click on a link stays in this tab: no modifier key is held. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
