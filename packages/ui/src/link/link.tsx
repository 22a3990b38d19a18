'use client'
import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
}

const LinkContext = createContext<ComponentType<AnchorProps> | null>(null)

export interface LinkProviderProps {
  /** Renders one link with the application's own router. Gets `href` and every attribute of `<a>`. */
  component: ComponentType<AnchorProps>
  children: ReactNode
}

/**
 * Makes every link of the library go through the application's router (LIB-05). Without it links are plain `<a>`.
 *
 * @example
 * const RouterLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />
 * <LinkProvider component={RouterLink}>…</LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link that uses the provider's router for paths of this origin, and `<a>` for everything else. */
export function Anchor(props: AnchorProps) {
  const Component = use(LinkContext)
  const isLocalPath = props.href.startsWith('/') && !props.href.startsWith('//')
  if (Component && isLocalPath && props.target === undefined) return <Component {...props} />
  return <a {...props} />
}
