'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Says whether a picture failed, even if it failed before hydration and its error event was missed. */
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
