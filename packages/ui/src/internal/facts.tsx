import { type ComponentPropsWithoutRef, Fragment } from 'react'

const SEPARATOR = ' · '

/** Facts in one line, with dots between them. A line breaks only before a dot, never inside a number. */
export function Facts({
  children,
  ...props
}: Omit<ComponentPropsWithoutRef<'span'>, 'children'> & { children: string }) {
  return (
    <span {...props}>
      {children.split(SEPARATOR).map((fact, position) => (
        <Fragment key={fact}>
          {position > 0 ? ' ' : null}
          <span className="gz-fact">{position > 0 ? `· ${fact}` : fact}</span>
        </Fragment>
      ))}
    </span>
  )
}
