'use client'
import { useEffect, useState } from 'react'

const SETTLE_MS = 1000

/**
 * What a live region may say: the value as it last stood still for a second with nothing pending; null before. A run of
 * quick edits is said once, at its end.
 */
export function useSettled<Value>(value: Value, isPending: boolean): Value | null {
  const [settled, setSettled] = useState<Value | null>(null)
  useEffect(() => {
    if (isPending) return
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value, isPending])
  return settled
}

/** The settled value, null until it was another than the first one known: a page that opens has no news of itself. */
export function useSettledChange<Value>(value: Value, isPending: boolean): Value | null {
  const settled = useSettled(value, isPending)
  const [first, setFirst] = useState(isPending ? null : { value })
  const [isChanged, setChanged] = useState(false)
  if (!isPending && first === null) setFirst({ value })
  if (!isPending && first !== null && first.value !== value && !isChanged) setChanged(true)
  return isChanged ? settled : null
}
