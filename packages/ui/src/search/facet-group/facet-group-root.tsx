'use client'
import type { Facet } from '@gauze/contract'
import { firstValues } from '@gauze/rules'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckboxProps } from '../../forms/checkbox/index.js'
import { type PartProps, partElement } from '../../internal/part.js'
import { rootContext, type ShownView } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { type FacetGroupMessages, facetGroupMessages } from './facet-group.messages.js'
import type { FacetGroupValueProps } from './facet-group-parts.js'

/** A value of a filter, and how many products it would leave. */
export type FacetValue = Facet['values'][number]

/** The parts, by the `data-slot` of their element; that of a value is its input. */
export type FacetGroupSlot = 'legend' | 'find' | 'values' | 'value' | 'none' | 'more'

/** What the parts are styled by. */
export interface FacetGroupState {
  /** Whether the values that the facet lacks are being read. */
  status: 'idle' | 'loading' | 'failed'
  /** All values are shown. */
  isWhole: boolean
}

/** Props of the parts, by the `data-slot` of their element. */
export type FacetGroupSlotProps = Partial<Record<Exclude<FacetGroupSlot, 'value'>, PartProps<FacetGroupState>>> & {
  value?: Omit<FacetGroupValueProps, 'item'>
}

export interface FacetGroupRootProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'className'>,
    Pick<PartProps<FacetGroupState>, 'className' | 'render' | `data-${string}`> {
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
   * Reads the values that a `facet` with a larger `total` lacks, once somebody asks for more; give the facet with all of
   * them then. Rejects when they cannot be read.
   */
  onLoadAll?: () => Promise<void>
  /** A page with all values, for browsers without script. */
  allHref?: string
  /** A class for every element of a part. */
  classNames?: Partial<Record<FacetGroupSlot, string>>
  slotProps?: FacetGroupSlotProps
  messages?: Partial<FacetGroupMessages>
}

/** What the parts of one filter share. */
interface FacetGroupView extends ShownView<FacetGroupState, 'legend' | 'find' | 'none' | 'more'> {
  /** The values in view, and those that only browsers without script show. */
  values: readonly FacetValue[]
  rest: readonly FacetValue[]
  /** The button that chooses nothing; null where several can be chosen. */
  any: CheckboxProps | null
  /** The button of a value. */
  choiceOf: (value: FacetValue) => CheckboxProps
  /** Where the values are that the facet lacks. */
  all: { href: string; words: string } | null
}

export const FacetGroupContext = rootContext<FacetGroupView>('FacetGroup.Root facet={…}')

/** The parts of a filter and what they share: which values are in view and chosen. */
export function FacetGroupRoot({
  facet,
  selected,
  onChange,
  limit,
  findAbove = 10,
  onLoadAll,
  allHref,
  classNames,
  slotProps,
  messages,
  ...props
}: FacetGroupRootProps) {
  const text = useMessages('facetGroup', facetGroupMessages, messages)
  const [isWhole, setWhole] = useState(false)
  const [sought, setSought] = useState('')
  const { name, label, single, values, total: known = 0 } = facet
  const hasMore = onLoadAll !== undefined && known > values.length
  const total = hasMore ? known : values.length
  const first = firstValues(values, selected, limit)
  const find = useRef<HTMLInputElement>(null)
  const words = sought.trim().toLowerCase()
  const inView = words ? values.filter((item) => item.label.toLowerCase().includes(words)) : isWhole ? values : first
  const { status, retry, isRetried } = useAllValues(facet, hasMore && (isWhole || words !== ''), onLoadAll)
  const isRetryShown = status === 'failed' || (status === 'loading' && isRetried)
  const type = single ? ('radio' as const) : ('checkbox' as const)
  const choiceOf = ({ value, label: children, count }: FacetValue): CheckboxProps => {
    const isChosen = selected.includes(value)
    const others = single ? [] : selected.filter((other) => other !== value)
    const toggle = (isChecked: boolean) => onChange(isChecked ? [...others, value] : others)
    return {
      type,
      name,
      value,
      children,
      checked: isChosen,
      onChange: toggle,
      // A radio button that is pressed again reports no change.
      onClick: single && isChosen ? () => toggle(false) : undefined,
      aside: (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="gz-visually-hidden">{text.products(count)}</span>
        </>
      ),
    }
  }
  const shown = {
    legend: <legend>{label}</legend>,
    find:
      total > findAbove ? (
        <input
          ref={find}
          type="search"
          aria-label={text.find(label)}
          placeholder={text.find(label)}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          // The field chooses nothing, so it must not submit the form of the filters.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null,
    none: (
      <p role="status">
        {status === 'loading' ? text.loading : null}
        {status === 'failed' ? text.notLoaded : null}
        {words && inView.length === 0 && !hasMore ? text.noneFound : null}
      </p>
    ),
    more: isRetryShown ? (
      <button
        type="button"
        aria-busy={status === 'loading'}
        onClick={() => {
          // The button disappears with the field's answer.
          if (words) find.current?.focus()
          retry()
        }}
      >
        {text.retry}
      </button>
    ) : (hasMore || first !== values) && !words ? (
      <button type="button" aria-expanded={isWhole} aria-busy={status === 'loading'} onClick={() => setWhole(!isWhole)}>
        {isWhole ? text.showFewer : text.showAll(total)}
      </button>
    ) : null,
  }
  const state = { status, isWhole }
  const view = {
    shown,
    values: inView,
    rest: values.filter((item) => !inView.includes(item)),
    any: single
      ? { type, name, value: '', checked: selected.length === 0, onChange: () => onChange([]), children: text.any }
      : null,
    choiceOf,
    all: hasMore && allHref ? { href: allHref, words: text.showAll(total) } : null,
    state,
    classNames,
    slotProps,
  } as const
  return (
    <FacetGroupContext value={view}>
      {partElement({ as: 'fieldset', base: 'gz-facet', ...props, state })}
    </FacetGroupContext>
  )
}

/** Reads all values when they are asked for and missing: for another `facet` again, and after a failure by `retry`. */
function useAllValues(facet: Facet, isMissing: boolean, onLoadAll: FacetGroupRootProps['onLoadAll']) {
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
