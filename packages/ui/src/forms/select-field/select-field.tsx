'use client'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { describedBy, FieldFrame } from '../field/index.js'

export interface SelectOption<Value extends string | number> {
  value: Value
  label: string
  isDisabled?: boolean
}

export interface SelectFieldProps<Value extends string | number>
  extends Omit<
    ComponentPropsWithRef<'select'>,
    'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | 'id' | 'size'
  > {
  label: ReactNode
  /** Keeps the label only for assistive technology. */
  isLabelHidden?: boolean
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  help?: ReactNode
  error?: ReactNode
  /** @selector [data-size] */
  size?: 's' | 'm'
  /** Announced as required; a select with an initial choice does not need that. */
  isRequired?: boolean
  id?: string
  className?: string
  style?: ComponentPropsWithRef<'div'>['style']
}

/** A native select: the platform's own list on every device, and no script to open it. */
export function SelectField<Value extends string | number>({
  label,
  isLabelHidden,
  options,
  value,
  onChange,
  help,
  error,
  size = 'm',
  isRequired,
  id,
  className,
  style,
  ...props
}: SelectFieldProps<Value>) {
  const ownId = useId()
  const controlId = id ?? ownId
  const choose = (chosen: string) => {
    const option = options.find((candidate) => String(candidate.value) === chosen)
    if (option) onChange(option.value)
  }
  return (
    <div className={cx('gz-field gz-select', className)} style={style} data-size={size}>
      <FieldFrame
        controlId={controlId}
        label={label}
        isLabelHidden={isLabelHidden}
        isRequired
        help={help}
        error={error}
      >
        <span data-slot="frame">
          <select
            {...props}
            id={controlId}
            className="gz-input"
            value={String(value)}
            aria-required={isRequired || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(controlId, error, help)}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={String(option.value)} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={18} />
        </span>
      </FieldFrame>
    </div>
  )
}
