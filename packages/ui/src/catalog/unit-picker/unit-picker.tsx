'use client'
import type { UnitDetail } from '@gauze/contract'
import { exactUnitPrice, isPriced, type WirePrice } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { useFormats } from '../../formats/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { useMessages } from '../../messages/index.js'
import { type UnitPickerMessages, unitPickerMessages } from './unit-picker.messages.js'

export interface UnitPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** The units to choose from. */
  units: readonly UnitDetail[]
  /** Id of the chosen unit. */
  value: number
  /** Called with the id of the unit that the user chooses. */
  onChange: (unitId: number) => void
  /** Dollars per base unit; shown for each unit if it is a number. */
  price?: WirePrice
  messages?: Partial<UnitPickerMessages>
}

/**
 * Chooses the unit of measure: one segment each, with the price for one of it.
 *
 * @keyboard Arrow Left, Arrow Right, Arrow Up, Arrow Down: choose the previous or next unit.
 */
export function UnitPicker({ units, value, onChange, price = null, messages, ...props }: UnitPickerProps) {
  const text = useMessages('unitPicker', unitPickerMessages, messages)
  const { exactPrice } = useFormats()
  const options = units.map((unit) => ({
    value: unit.id,
    label: unit.label,
    detail: isPriced(price) ? exactPrice(exactUnitPrice({ price, conversionRate: unit.conversionRate })) : undefined,
  }))
  return <RadioGroup {...props} label={text.label} options={options} value={value} onChange={onChange} />
}
