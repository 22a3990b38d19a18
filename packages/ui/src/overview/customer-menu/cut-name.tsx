import { truncate } from '@gauze/rules'

/** A name cut for display; assistive technology and the tooltip have all of it. */
export function CutName({ name, limit }: { name: string; limit: number }) {
  const { shown, full, isCut } = truncate(name, limit)
  if (!isCut) return full
  return (
    <span title={full}>
      <span aria-hidden="true">{shown}…</span>
      <span className="gz-visually-hidden">{full}</span>
    </span>
  )
}
