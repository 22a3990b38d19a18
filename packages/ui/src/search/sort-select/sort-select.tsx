'use client'
import type { Sort } from '@gauze/contract'
import { SelectField, type SelectFieldProps } from '../../forms/select-field/index.js'
import { useMessages } from '../../messages/index.js'
import { type SortSelectMessages, sortSelectMessages } from './sort-select.messages.js'

export interface SortSelectProps
  extends Omit<SelectFieldProps<Sort>, 'label' | 'options' | 'value' | 'onChange' | 'isLabelHidden' | 'size'> {
  /** The order in use. */
  value: Sort
  /** Called with the order that the user chooses. */
  onChange: (sort: Sort) => void
  /** Omits sorting by price, for viewers who see no prices. */
  isPriceHidden?: boolean
  messages?: Partial<SortSelectMessages>
}

const all: readonly Sort[] = ['relevance', 'name', 'priceAsc', 'priceDesc', 'newest']

/** Chooses the order of a listing. */
export function SortSelect({ value, onChange, isPriceHidden, messages, ...props }: SortSelectProps) {
  const text = useMessages('sortSelect', sortSelectMessages, messages)
  const sorts = isPriceHidden ? all.filter((sort) => sort !== 'priceAsc' && sort !== 'priceDesc') : all
  return (
    <SelectField
      {...props}
      size="s"
      label={text.label}
      isLabelHidden
      options={sorts.map((sort) => ({ value: sort, label: text[sort] }))}
      value={value}
      onChange={onChange}
    />
  )
}
