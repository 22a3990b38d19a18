'use client'
import { useState } from 'react'
import type { CartLineView } from '../cart-line/index.js'

type Identity = Pick<CartLineView, 'id' | 'itemId' | 'unit'>

interface KeyedLine extends Identity {
  readonly key: number
}

interface Keyed {
  readonly lines: readonly Identity[]
  readonly keyed: readonly KeyedLine[]
}

function keyLines(before: readonly KeyedLine[], lines: readonly Identity[]): readonly KeyedLine[] {
  const gone = before.filter(({ id }) => lines.every((line) => line.id !== id))
  return lines.map(({ id, itemId, unit }) => {
    const same = before.find((line) => line.id === id)
    const renamed = gone.find((line) => line.itemId === itemId && line.unit === unit)
    return { id, itemId, unit, key: (same ?? renamed)?.key ?? id }
  })
}

/**
 * Keys that stay the same when a line's id changes, as an added line's does once the server has answered: text being
 * typed into it is kept.
 */
export function useLineKeys(lines: readonly Identity[]): readonly number[] {
  const [last, setLast] = useState<Keyed>({ lines: [], keyed: [] })
  const current = last.lines === lines ? last : { lines, keyed: keyLines(last.keyed, lines) }
  if (current !== last) setLast(current)
  return current.keyed.map(({ key }) => key)
}
