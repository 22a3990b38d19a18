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
