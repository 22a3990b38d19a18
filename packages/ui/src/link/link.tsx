'use client'
import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react'

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
}

/** What renders a link of this origin; null is a plain `<a>`. `GauzeProvider` gives it. */
export const LinkContext = createContext<ComponentType<AnchorProps> | null>(null)

/** A link that uses the provider's router for paths of this origin, and `<a>` for everything else. */
export function Anchor(props: AnchorProps) {
  const Component = use(LinkContext)
  const isLocalPath = props.href.startsWith('/') && !props.href.startsWith('//')
  if (Component && isLocalPath && props.target === undefined) return <Component {...props} />
  return <a {...props} />
}
