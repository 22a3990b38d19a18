import { truncate } from '@gauze/rules'
import { useState } from 'react'

/** A name cut for display; a press shows all of it, and assistive technology and the tooltip have it. */
export function CutName({ name, limit }: { name: string; limit: number }) {
  const [isWhole, setWhole] = useState(false)
  const { shown, full, isCut } = truncate(name, limit)
  if (!isCut) return full
  return (
    <button
      type="button"
      className="gz-cut-name"
      title={full}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      {isWhole ? (
        full
      ) : (
        <>
          <span aria-hidden="true">{shown}…</span>
          <span className="gz-visually-hidden">{full}</span>
        </>
      )}
    </button>
  )
}
