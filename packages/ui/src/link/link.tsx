'use client'
import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react'
import { partElement, type RenderProp } from '../internal/part.js'
import { RoutesContext } from '../routes/routes.js'

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The address of the link. */
  href: string
  /** An element that replaces the link and receives its attributes. */
  render?: RenderProp | undefined
}

/** The component that renders a link of this origin; null for a plain `<a>`. `GauzeProvider` sets it. */
export const LinkContext = createContext<ComponentType<AnchorProps> | null>(null)

/**
 * A link that uses the provider's router for paths of this origin, its `signIn` for the login page, and `<a>` for
 * everything else.
 */
export function Anchor({ render, ...props }: AnchorProps) {
  const Component = use(LinkContext)
  const { login, signIn } = use(RoutesContext)
  if (signIn && props.href === login) {
    props.onClick = (event) => {
      event.preventDefault()
      signIn()
    }
  }
  const isLocalPath = props.href.startsWith('/') && !props.href.startsWith('//')
  if (Component && !render && isLocalPath && props.target === undefined) return <Component {...props} />
  return partElement({ as: 'a', render, ...props, state: undefined })
}
