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
  /** With more values than this there is a field to find one. */
  findAbove?: number
  messages?: Partial<FacetGroupMessages>
}

/** One filter of a listing: a group of checkboxes, each with how many products it would leave. */
export function FacetGroup({
  facet,
  selected,
  onChange,
  limit = 7,
  findAbove = 10,
  messages,
  className,
  ...props
}: FacetGroupProps) {
  const text = useMessages('facetGroup', facetGroupMessages, messages)
  const [isWhole, setWhole] = useState(false)
  const [sought, setSought] = useState('')
  const { values } = facet
  const isLong = values.length > limit + 1
  const words = sought.trim().toLowerCase()
  const shown = words
    ? values.filter(({ label }) => label.toLowerCase().includes(words))
    : values.filter(({ value }, position) => !isLong || isWhole || position < limit || selected.includes(value))
  const toggle = (value: string, isChecked: boolean) => {
    const others = facet.single ? [] : selected.filter((other) => other !== value)
    onChange(isChecked ? [...others, value] : others)
  }
  return (
    <fieldset {...props} className={cx('gz-facet', className)}>
      <legend>{facet.label}</legend>
      {values.length > findAbove ? (
        <input
          type="search"
          className="gz-input"
          data-slot="find"
          aria-label={text.find(facet.label)}
          placeholder={text.find(facet.label)}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          // The field chooses nothing, so it must not send the filters it stands in.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
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
      <p data-slot="none" role="status">
        {words && shown.length === 0 ? text.noneFound : null}
      </p>
      {isLong && !words ? (
        <button type="button" data-slot="more" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.showFewer : text.showAll(values.length)}
        </button>
      ) : null}
    </fieldset>
  )
}
