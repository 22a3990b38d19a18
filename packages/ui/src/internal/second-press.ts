import type { MouseEvent } from 'react'

/**
 * A person who clicks twice means one thing; after this time in ms, a press at the same spot is a decision of its own.
 */
const decisionMs = 2_000

/** A person who goes on pressing for this time in ms means it. */
const insistenceMs = 4_000

/** A pointer that moved no farther, in CSS pixels, still points at the same spot. */
const spotPx = 12

interface Press {
  readonly at: number
  /** When the presses at this spot began, each of which followed another one at once. */
  readonly since: number
  readonly x: number
  readonly y: number
}

type Spot = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'>

let before: Press | null = null
let current: Press | null = null

/** The keyboard and scripts, such as scripts of tests, press no spot. */
function hasSpot({ detail, clientX, clientY }: Spot) {
  return detail > 0 && (clientX !== 0 || clientY !== 0)
}

// The presses before the first render of a committing control count, too: they may be the reason for it.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      if (!hasSpot(event)) return
      before = current
      const { timeStamp: at, clientX: x, clientY: y } = event
      current = { at, x, y, since: before !== null && isRest({ at, x, y }, before) ? before.since : at }
    },
    { capture: true },
  )
}

/**
 * Whether a press is the rest of a double click: its spot was pressed a moment ago, when another control stood there,
 * or the same one with another meaning, or when it began its work. A press by keyboard, which has no spot, is a
 * decision always.
 * @param event of a control that commits its person to something
 * @example if (isSecondPress(event)) event.preventDefault()
 */
export function isSecondPress(event: Spot): boolean {
  if (!hasSpot(event) || before === null || current === null) return false
  if (isRest(current, before) && current.at - current.since <= insistenceMs) return true
  current = { ...current, since: current.at }
  return false
}

function isRest({ at, x, y }: Omit<Press, 'since'>, last: Press) {
  return Math.hypot(x - last.x, y - last.y) <= spotPx && at - last.at <= decisionMs
}
