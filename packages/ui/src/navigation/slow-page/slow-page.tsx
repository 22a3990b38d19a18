'use client'
import { useEffect, useState } from 'react'
import { Loader, type LoaderProps } from '../../feedback/loader/index.js'
import { cx } from '../../internal/cx.js'

const PATIENCE_MS = 1000

export interface SlowPageProps extends Omit<LoaderProps, 'kind'> {
  /** Names the page that was asked for and is not there yet; null while none is. */
  pageKey: string | null
}

/**
 * Says that the next page is loading, once that takes a second.
 *
 * @example <SlowPage pageKey={navigation.state === 'loading' ? navigation.location.key : null} />
 */
export function SlowPage({ pageKey, className, ...props }: SlowPageProps) {
  const [slowKey, setSlowKey] = useState<string | null>(null)
  useEffect(() => {
    if (pageKey === null) return
    const timer = setTimeout(() => setSlowKey(pageKey), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [pageKey])
  if (pageKey === null || pageKey !== slowKey) return null
  return <Loader {...props} className={cx('gz-slow-page', className)} />
}
