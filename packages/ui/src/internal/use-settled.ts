'use client'
import { useEffect, useState } from 'react'

const SETTLE_MS = 1000

/**
 * Returns the value that a live region may announce: the value after it has been stable for a second with nothing
 * pending, and null before. A run of quick edits is announced once, at its end.
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

/** The settled value, null until it differs from the first known one: a page that opens has nothing new to announce. */
export function useSettledChange<Value>(value: Value, isPending: boolean): Value | null {
  const settled = useSettled(value, isPending)
  const [first, setFirst] = useState(isPending ? null : { value })
  const [isChanged, setChanged] = useState(false)
  if (!isPending && first === null) setFirst({ value })
  if (!isPending && first !== null && first.value !== value && !isChanged) setChanged(true)
  return isChanged ? settled : null
}
