'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CartLineView } from '../cart-line/index.js'

type ItemUnit = Pick<CartLineView, 'itemId' | 'unit'>

function linesOf(lines: readonly CartLineView[], { itemId, unit }: ItemUnit) {
  return lines.filter((line) => line.itemId === itemId && line.unit === unit)
}

/** Announces once that choosing a unit merged two lines. */
export function useMergeNews(lines: readonly CartLineView[], describe: (line: CartLineView) => string) {
  const expected = useRef<ItemUnit | null>(null)
  const [news, setNews] = useState('')
  const tell = useEffectEvent((line: CartLineView) => setNews(describe(line)))
  useEffect(() => {
    if (!expected.current) return
    const [line, another] = linesOf(lines, expected.current)
    if (!line || another) return
    expected.current = null
    tell(line)
  }, [lines])
  const forget = () => {
    expected.current = null
    setNews('')
  }
  return {
    news,
    forget,
    noteUnit: (lineId: number, unit: number) => {
      forget()
      const chosen = lines.find(({ id }) => id === lineId)
      const merged = chosen && linesOf(lines, { itemId: chosen.itemId, unit })[0]
      if (merged && merged.id !== lineId) expected.current = merged
    },
  }
}
