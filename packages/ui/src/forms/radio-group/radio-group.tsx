'use client'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'

export interface RadioOption<Value extends string | number> {
  value: Value
  label: ReactNode
  /** Second line, smaller. */
  detail?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps<Value extends string | number>
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** The name of the group. */
  label: ReactNode
  /** Hides the name from view; screen readers still say it. */
  isLabelHidden?: boolean
  /** The choices, in their order. */
  options: readonly RadioOption<Value>[]
  /** The chosen value; null while none is. */
  value: Value | null
  /** Called with the value of the choice. */
  onChange: (value: Value) => void
  /** A message that says why the choice is not accepted. */
  error?: ReactNode
  /** Announced as required. */
  isRequired?: boolean
  /** Segments next to each other, or cards below each other. @selector [data-look] */
  look?: 'segments' | 'cards'
}

/** Native radio buttons in a named group: one tab stop, arrows choose. Segments by default, cards for more text. */
export function RadioGroup<Value extends string | number>({
  label,
  isLabelHidden,
  options,
  value,
  onChange,
  error,
  isRequired,
  look = 'segments',
  className,
  ...props
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset
      aria-describedby={error ? `${name}-error` : undefined}
      {...props}
      className={cx('gz-choice-group', className)}
      data-look={look}
    >
      <legend className={isLabelHidden ? 'gz-visually-hidden' : undefined}>{label}</legend>
      <div data-slot="options">
        {options.map((option) => (
          <label key={option.value} data-slot="option" data-disabled={option.isDisabled || undefined}>
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              disabled={option.isDisabled}
              required={isRequired}
              onChange={() => onChange(option.value)}
            />
            <span data-slot="text">
              <span data-slot="name">{option.label}</span>
              {option.detail ? <span data-slot="detail">{option.detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} data-slot="error">
          <Mark shape="triangle" /> {error}
        </p>
      ) : null}
    </fieldset>
  )
}
