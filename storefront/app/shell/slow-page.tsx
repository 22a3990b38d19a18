import { Loader } from '@gauze/ui/feedback/loader'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

const PATIENCE_MS = 1000

/** Says that the next page is on its way, once that takes a second (SHELL-07). */
export function SlowPage() {
  const { state, location } = useNavigation()
  const [slowKey, setSlowKey] = useState<string | null>(null)
  const key = state === 'loading' ? location.key : null
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setSlowKey(key), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return key !== null && key === slowKey ? <Loader className="slow-page" /> : null
}
