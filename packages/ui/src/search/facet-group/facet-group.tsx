'use client'
import type { Facet } from '@gauze/contract'
import { type ComponentPropsWithRef, useState } from 'react'
import { Checkbox } from '../../forms/checkbox/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type FacetGroupMessages, facetGroupMessages } from './facet-group.messages.js'

export interface FacetGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  facet: Facet
  /** The checked values. */
  selected: readonly string[]
  /** Told all values that are checked now; for a `single` facet at most one (SRCH-08). */
  onChange: (values: readonly string[]) => void
  /** How many values show before 'Show all'. */
  limit?: number
  messages?: Partial<FacetGroupMessages>
}

/** One filter of a listing: a group of checkboxes, each with how many products it would leave. */
export function FacetGroup({ facet, selected, onChange, limit = 7, messages, className, ...props }: FacetGroupProps) {
  const text = useMessages('facetGroup', facetGroupMessages, messages)
  const [isWhole, setWhole] = useState(false)
  const isLong = facet.values.length > limit + 1
  const shown = facet.values.filter(
    ({ value }, position) => !isLong || isWhole || position < limit || selected.includes(value),
  )
  const toggle = (value: string, isChecked: boolean) => {
    const others = facet.single ? [] : selected.filter((other) => other !== value)
    onChange(isChecked ? [...others, value] : others)
  }
  return (
    <fieldset {...props} className={cx('gz-facet', className)}>
      <legend>{facet.label}</legend>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={facet.name}
          value={value}
          checked={selected.includes(value)}
          onChange={(isChecked) => toggle(value, isChecked)}
          aside={
            <>
              <span aria-hidden="true">{count}</span>
              <span className="gz-visually-hidden">{text.products(count)}</span>
            </>
          }
        >
          {label}
        </Checkbox>
      ))}
      {isLong ? (
        <button type="button" data-slot="more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.showFewer : text.showAll(facet.values.length)}
        </button>
      ) : null}
    </fieldset>
  )
}
