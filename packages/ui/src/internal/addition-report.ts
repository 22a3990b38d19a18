'use client'
import { useEffect } from 'react'

let reports = 0

/** Notes, while it is mounted, that the page in view shows the outcomes of items that are added together. */
export function useAdditionReport(): void {
  useEffect(() => {
    reports += 1
    return () => {
      reports -= 1
    }
  }, [])
}

/** Whether the page in view shows these outcomes, so that a notice would repeat them. */
export function isAdditionReported(): boolean {
  return reports > 0
}
