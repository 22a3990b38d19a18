'use client'
import { type SyntheticEvent, useState } from 'react'
import { useMessages } from '../../messages/index.js'
import { TextField, type TextFieldProps } from '../text-field/index.js'
import { type DateFieldMessages, dateFieldMessages } from './date-field.messages.js'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'rows' | 'messages'> {
  messages?: Partial<DateFieldMessages>
}

/**
 * A day. Its value is YYYY-MM-DD, and empty for a typed day that does not exist, such as 02/31/2026: a form does not
 * submit such a day, and the field says so.
 *
 * @example <DateField label="From" name="fromDate" />
 */
export function DateField({ error, messages, onInput, onInvalid, ...props }: DateFieldProps) {
  const text = useMessages('dateField', dateFieldMessages, messages)
  const [isUnreadable, setUnreadable] = useState(false)
  const judge = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setUnreadable(currentTarget.validity.badInput)
  return (
    <TextField
      {...props}
      type="date"
      error={isUnreadable ? text.unreadable : error}
      onInvalid={(event) => {
        judge(event)
        onInvalid?.(event)
      }}
      onInput={(event) => {
        if (isUnreadable) judge(event)
        onInput?.(event)
      }}
    />
  )
}
