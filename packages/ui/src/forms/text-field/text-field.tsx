'use client'
import { type ComponentPropsWithRef, createElement, type ReactNode, useId } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { describedBy, FieldFrame } from '../field/index.js'
import { type TextFieldMessages, textFieldMessages } from './text-field.messages.js'

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id' | 'required'>

export interface TextFieldProps extends InputProps {
  label: ReactNode
  help?: ReactNode
  /** The error, in words. @selector [data-invalid] */
  error?: ReactNode
  isRequired?: boolean
  /** Leaves '(optional)' out if every field of a form is, such as filters. */
  hasOptionalMark?: boolean
  /** Takes several lines of text, and shows this many. */
  rows?: number
  id?: string
  className?: string
  style?: ComponentPropsWithRef<'div'>['style']
  messages?: Partial<TextFieldMessages>
}

/**
 * One line, or several, of text. Attributes and `ref` go to the control, `className` and `style` to the field.
 *
 * @example <TextField label="PO number" name="poNum" help="Shown on the invoice" maxLength={45} />
 */
export function TextField({
  label,
  help,
  error,
  isRequired,
  hasOptionalMark = true,
  rows,
  id,
  className,
  style,
  messages,
  ref,
  ...props
}: TextFieldProps) {
  const text = useMessages('textField', textFieldMessages, messages)
  const ownId = useId()
  const controlId = id ?? ownId
  const tag: string = rows === undefined ? 'input' : 'textarea'
  const control = {
    id: controlId,
    className: 'gz-input',
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(controlId, error, help),
  }
  return (
    <div className={cx('gz-field', className)} style={style} data-invalid={error ? true : undefined}>
      <FieldFrame
        controlId={controlId}
        label={label}
        help={help}
        error={error}
        isRequired={isRequired}
        {...(hasOptionalMark ? { optionalWord: text.optional } : {})}
      >
        {createElement(tag, { ref, ...(rows === undefined ? { type: 'text' } : { rows }), ...props, ...control })}
      </FieldFrame>
    </div>
  )
}
