'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Tells whether a picture failed, also when it failed before hydration and its error event was never heard. */
export function useImageFailure(src: string | null | undefined): {
  ref: RefObject<HTMLImageElement | null>
  failed: boolean
  onError: () => void
} {
  const ref = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  useEffect(() => {
    const image = ref.current
    if (src && image?.complete && image.naturalWidth === 0) setFailedSrc(src)
  }, [src])
  return { ref, failed: !src || failedSrc === src, onError: () => setFailedSrc(src ?? null) }
}
