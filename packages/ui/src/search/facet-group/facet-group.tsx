'use client'
import type { Facet } from '@gauze/contract'
import { firstValues } from '@gauze/rules'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Checkbox } from '../../forms/checkbox/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type FacetGroupMessages, facetGroupMessages } from './facet-group.messages.js'

export interface FacetGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** The property, with its values and their counts. */
  facet: Facet
  /** The checked values. */
  selected: readonly string[]
  /** Called with all values that are checked now; for a `single` facet at most one. */
  onChange: (values: readonly string[]) => void
  /** How many of the values that there are show before 'Show all'. */
  limit?: number
  /** With more values than this there is a field to find one. */
  findAbove?: number
  /**
   * Called when somebody requests more values of a `facet` whose `total` is larger than its list. Read all values, then
   * pass the facet with all of them. Reject if they cannot be read.
   */
  onLoadAll?: () => Promise<void>
  /** A page with all values, for browsers without script. */
  allHref?: string
  messages?: Partial<FacetGroupMessages>
}

/**
 * One filter of a listing: a group of checkboxes, or of radio buttons for a `single` facet, each with how many products
 * it would leave. Without script every value is shown, or else a link to them.
 */
export function FacetGroup({
  facet,
  selected,
  onChange,
  limit,
  findAbove = 10,
  onLoadAll,
  allHref,
  messages,
  className,
  ...props
}: FacetGroupProps) {
  const text = useMessages('facetGroup', facetGroupMessages, messages)
  const [isWhole, setWhole] = useState(false)
  const [sought, setSought] = useState('')
  const { values, total: known = 0 } = facet
  const hasMore = onLoadAll !== undefined && known > values.length
  const total = hasMore ? known : values.length
  const first = firstValues(values, selected, limit)
  const isLong = hasMore || first !== values
  const find = useRef<HTMLInputElement>(null)
  const words = sought.trim().toLowerCase()
  const shown = words ? values.filter(({ label }) => label.toLowerCase().includes(words)) : isWhole ? values : first
  const rest = values.filter((item) => !shown.includes(item))
  const { status, retry, isRetried } = useAllValues(facet, hasMore && (isWhole || words !== ''), onLoadAll)
  const isRetryShown = status === 'failed' || (status === 'loading' && isRetried)
  const row = ({ value, label, count }: Facet['values'][number]) => {
    const isChosen = selected.includes(value)
    const others = facet.single ? [] : selected.filter((other) => other !== value)
    const toggle = (isChecked: boolean) => onChange(isChecked ? [...others, value] : others)
    return (
      <Checkbox
        key={value}
        type={facet.single ? 'radio' : 'checkbox'}
        name={facet.name}
        value={value}
        checked={isChosen}
        onChange={toggle}
        // A radio button that is pressed again reports no change.
        onClick={facet.single && isChosen ? () => toggle(false) : undefined}
        aside={
          <>
            <span aria-hidden="true">{count}</span>
            <span className="gz-visually-hidden">{text.products(count)}</span>
          </>
        }
      >
        {label}
      </Checkbox>
    )
  }
  return (
    <fieldset {...props} className={cx('gz-facet', className)}>
      <legend>{facet.label}</legend>
      {total > findAbove ? (
        <input
          ref={find}
          type="search"
          className="gz-input"
          data-slot="find"
          aria-label={text.find(facet.label)}
          placeholder={text.find(facet.label)}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          // Typing in this field chooses no filter, so it must not submit the form of the filters.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      {facet.single ? (
        <Checkbox type="radio" name={facet.name} value="" checked={selected.length === 0} onChange={() => onChange([])}>
          {text.any}
        </Checkbox>
      ) : null}
      {shown.map(row)}
      {rest.length > 0 ? <noscript>{rest.map(row)}</noscript> : null}
      {hasMore && allHref ? (
        <noscript>
          <a href={allHref}>{text.showAll(total)}</a>
        </noscript>
      ) : null}
      <p data-slot="none" role="status">
        {status === 'loading' ? text.loading : null}
        {status === 'failed' ? text.notLoaded : null}
        {words && shown.length === 0 && !hasMore ? text.noneFound : null}
      </p>
      {isRetryShown ? (
        <button
          type="button"
          data-slot="more"
          aria-busy={status === 'loading'}
          onClick={() => {
            // The button disappears with the field's answer.
            if (words) find.current?.focus()
            retry()
          }}
        >
          {text.retry}
        </button>
      ) : isLong && !words ? (
        <button
          type="button"
          data-slot="more"
          aria-expanded={isWhole}
          aria-busy={status === 'loading'}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text.showFewer : text.showAll(total)}
        </button>
      ) : null}
    </fieldset>
  )
}

/** Reads all values when they are asked for and missing: for another `facet` again, and after a failure by `retry`. */
function useAllValues(facet: Facet, isMissing: boolean, onLoadAll: FacetGroupProps['onLoadAll']) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [retries, setRetries] = useState(0)
  const load = useEffectEvent(async () => onLoadAll?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when there is something to read.
  useEffect(() => {
    if (!isMissing) {
      setStatus('idle')
      setRetries(0)
      return
    }
    let isCurrent = true
    setStatus('loading')
    load().then(
      () => isCurrent && setStatus('idle'),
      () => isCurrent && setStatus('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, facet, retries])
  return { status, isRetried: retries > 0, retry: () => setRetries(retries + 1) }
}
