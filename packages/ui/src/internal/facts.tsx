import { type ComponentPropsWithoutRef, Fragment } from 'react'

const SEPARATOR = ' · '

/** Facts in one line, with dots between them. A line breaks only between two facts, never inside a number. */
export function Facts({
  children,
  ...props
}: Omit<ComponentPropsWithoutRef<'span'>, 'children'> & { children: string }) {
  return (
    <span {...props}>
      {children.split(SEPARATOR).map((fact, position) => (
        <Fragment key={fact}>
          {position > 0 ? SEPARATOR : null}
          <span className="gz-fact">{fact}</span>
        </Fragment>
      ))}
    </span>
  )
}
