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
  /** Called with all values that are checked now; for a `single` facet at most one (SRCH-08). */
  onChange: (values: readonly string[]) => void
  /** How many values show before 'Show all'. */
  limit?: number
  /** With more values than this there is a field to find one. */
  findAbove?: number
  messages?: Partial<FacetGroupMessages>
}

/**
 * One filter of a listing: a group of checkboxes, or of radio buttons for a `single` facet, each with how many products
 * it would leave. Without script every value is shown.
 */
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
  const rest = values.filter((item) => !shown.includes(item))
  const toggle = (value: string, isChecked: boolean) => {
    const others = facet.single ? [] : selected.filter((other) => other !== value)
    onChange(isChecked ? [...others, value] : others)
  }
  const row = (item: Facet['values'][number]) => (
    <FacetValue
      key={item.value}
      {...{ facet, item, text }}
      isChosen={selected.includes(item.value)}
      onChange={(isChosen) => toggle(item.value, isChosen)}
    />
  )
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
          // The field chooses nothing, so it must not submit the form of the filters.
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

interface FacetValueProps {
  facet: Facet
  item: Facet['values'][number]
  isChosen: boolean
  onChange: (isChosen: boolean) => void
  text: FacetGroupMessages
}

function FacetValue({ facet, item, isChosen, onChange, text }: FacetValueProps) {
  return (
    <Checkbox
      type={facet.single ? 'radio' : 'checkbox'}
      name={facet.name}
      value={item.value}
      checked={isChosen}
      onChange={onChange}
      // A radio button that is pressed again reports no change.
      onClick={facet.single && isChosen ? () => onChange(false) : undefined}
      aside={
        <>
          <span aria-hidden="true">{item.count}</span>
          <span className="gz-visually-hidden">{text.products(item.count)}</span>
        </>
      }
    >
      {item.label}
    </Checkbox>
  )
}
