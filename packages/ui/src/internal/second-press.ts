import type { MouseEvent } from 'react'

/** A person who clicks twice means one thing; after this time in ms, a press at the same spot is a decision of its own. */
const decisionMs = 2_000

/** A pointer that moved no farther, in CSS pixels, still points at the same spot. */
const spotPx = 12

const controls = 'a, button, input, label, select, summary, textarea, [role]'

interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly control: Element | null
  readonly words: string
}

let before: Press | null = null
let current: Press | null = null

function read(event: globalThis.MouseEvent): Press {
  // Inside a widget's shadow root, the path has the control and the target of the event does not.
  const [target] = event.composedPath()
  const control = target instanceof Element ? target.closest(controls) : null
  const words = control?.getAttribute('aria-label') ?? control?.textContent ?? ''
  return { at: event.timeStamp, x: event.clientX, y: event.clientY, control, words }
}

// The presses before the first render of a committing control count, too: they may be the reason for it.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      before = current
      current = read(event)
    },
    { capture: true },
  )
}

function isSame(one: Press, other: Press) {
  return one.control === other.control && one.words === other.words
}

/**
 * Whether a press of a control is the rest of a double click on another one that stood at the same spot, or on the same
 * one when it meant something else. A press by keyboard, which has no spot, is a decision always.
 * @param event of a control that commits its person to something
 * @example if (isSecondPress(event)) event.preventDefault()
 */
export function isSecondPress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  if (detail === 0 || before === null || current === null || isSame(before, current)) return false
  const isNear = Math.hypot(current.x - before.x, current.y - before.y) <= spotPx
  if (!isNear || current.at - before.at > decisionMs) return false
  // A third click is measured from the first one.
  current = before
  return true
}
