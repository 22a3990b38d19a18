import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'

export interface PageHeadingProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The title of the page. */
  title: ReactNode
  /** One line below. */
  description?: ReactNode
  /** Buttons or fields at the end. */
  actions?: ReactNode
}

/** The heading of a page: its one h1, a line below it, actions at the end. */
export function PageHeading({ title, description, actions, className, children, ...props }: PageHeadingProps) {
  return (
    <header {...props} className={cx('gz-page-heading', className)}>
      <div data-slot="text">
        <h1>{title}</h1>
        {description ? <p>{description}</p> : null}
        {children}
      </div>
      {actions ? <div data-slot="actions">{actions}</div> : null}
    </header>
  )
}
