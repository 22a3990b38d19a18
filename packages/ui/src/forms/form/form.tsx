'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '../../feedback/banner/index.js'
import { cx } from '../../internal/cx.js'
import { useMergedRef } from '../../internal/use-merged-ref.js'
import { FormSummary } from '../form-summary/index.js'
import type { FormState } from './form.types.js'

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** The result of `useForm`. @selector [data-pending] [data-sent] */
  form: FormState
  /** Replaces the form once it was sent, and takes the focus. */
  sent?: ReactNode
}

/** A form with its errors on top: the preset of `useForm`'s parts. */
export function Form({ form, sent, className, children, ref, ...props }: FormProps) {
  const root = useMergedRef(form.root.ref, ref)
  if (form.isSent && sent) return <FormSent>{sent}</FormSent>
  return (
    <form {...props} {...form.root} ref={root} className={cx('gz-form', className)}>
      <FormErrors form={form} />
      {children}
    </form>
  )
}

/**
 * The errors of a form: first the error of the whole form, then the errors of its fields, with links to the fields.
 * `Form` renders it on top; a form with a layout of its own places it itself.
 */
export function FormErrors({
  form,
}: {
  /** The form, from `useForm`. */
  form: FormState
}) {
  return (
    <>
      {form.error ? <Banner tone="danger">{form.error}</Banner> : null}
      <FormSummary {...form.summary} />
    </>
  )
}

/** The focus was on something that is gone. */
function FormSent({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} role="status" className="gz-form-sent">
      {children}
    </div>
  )
}
