import type { ReactNode } from 'react'
import { Mark } from '../../icons/index.js'

export interface FieldFrameProps {
  /** Id of the control that the label names. */
  controlId: string
  /** The name of the field. */
  label: ReactNode
  /** A hint below the control. */
  help?: ReactNode
  /** The error, in words. */
  error?: ReactNode
  /** The field must be filled in. */
  isRequired?: boolean | undefined
  /** The word after the name of a field that may stay empty. */
  optionalWord?: string
  /** Hides the name from view; screen readers still say it. */
  isLabelHidden?: boolean | undefined
  children: ReactNode
}

/** The one pattern of every field: label above, the control, help below, the error in words next to it. */
export function FieldFrame({
  controlId,
  label,
  help,
  error,
  isRequired,
  optionalWord,
  isLabelHidden,
  children,
}: FieldFrameProps) {
  return (
    <>
      <label htmlFor={controlId} className={isLabelHidden ? 'gz-visually-hidden' : undefined} data-slot="label">
        {label}
        {!isRequired && optionalWord ? <span data-slot="optional"> {optionalWord}</span> : null}
      </label>
      {children}
      {error ? (
        <p id={`${controlId}-error`} data-slot="error">
          <Mark shape="triangle" /> {error}
        </p>
      ) : null}
      {help ? (
        <p id={`${controlId}-help`} data-slot="help">
          {help}
        </p>
      ) : null}
    </>
  )
}

/** The ids of the elements that describe a control, for `aria-describedby`. */
export function describedBy(controlId: string, error: ReactNode, help: ReactNode): string | undefined {
  const ids = [error ? `${controlId}-error` : '', help ? `${controlId}-help` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
