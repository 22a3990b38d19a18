'use client'
import { type ComponentType, type ReactNode, use, useMemo } from 'react'
import { type AssetResolver, AssetsContext } from '../assets/assets.js'
import { FormatsContext, formatsOf } from '../formats/formats.js'
import { ContentLangContext } from '../internal/content-lang.js'
import { type AnchorProps, LinkContext } from '../link/link.js'
import { type MessageOverrides, MessagesContext } from '../messages/messages.js'
import { type Routes, RoutesContext } from '../routes/routes.js'
import { StoreContext, type StoreParts } from './store-context.js'

export interface GauzeProviderProps {
  /**
   * The machines that the hooks read, such as the result of `createStore` of `@gauze/machines/store`. A server needs
   * none: it renders what a visitor sees.
   */
  store?: Partial<StoreParts>
  /**
   * Makes the address of every picture and recording, for a page on another origin than the store's files. Without it,
   * the addresses stay as the store gave them. Keep the function outside the component that renders this.
   */
  assets?: AssetResolver
  /** Replaces visible words, by component; missing ones keep their defaults. Keep the object outside, too. */
  messages?: MessageOverrides
  /** Renders a link with the application's own router. It receives `href` and every attribute of `<a>`. */
  link?: ComponentType<AnchorProps>
  /**
   * Called when somebody follows a link to the login page, in place of the link: `gauze.signIn` of `siteSession` on a
   * page of another site.
   */
  signIn?: () => unknown
  /**
   * The addresses of the pages that components link to; the store's pages at this origin by default. Keep the object
   * outside the component, too.
   */
  routes?: Partial<Routes>
  /** The locale in which numbers, money and days are formatted, such as `de-DE`; `en-US` by default. */
  locale?: string
  /**
   * The language of the store's content and catalog, such as `en`, on a page in another language. Elements with text of
   * them have it as their `lang`, so that a screen reader pronounces the text (WCAG 3.1.2).
   */
  contentLang?: string | undefined
  /** The ISO code of the currency that all amounts are in; `USD` by default. */
  currency?: string
  children: ReactNode
}

/**
 * Provides store, files, words, links, routes and formats to the components and hooks inside it. Every prop is optional
 * and comes from the nearest provider around it by default, so a part of a page can have its own words.
 *
 * @example
 * const RouterLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />
 * const assets = assetsAt('https://api.store.example')
 * const routes = { login: '/sign-in' }
 * <GauzeProvider store={store} link={RouterLink} assets={assets} routes={routes} messages={{ price: { loginToView: 'Sign in' } }}>
 *   …
 * </GauzeProvider>
 */
export function GauzeProvider(props: GauzeProviderProps) {
  const { store, assets, messages, link, signIn, routes, locale, currency, children } = props
  const outerContentLang = use(ContentLangContext)
  const outerStore = use(StoreContext)
  const outerAssets = use(AssetsContext)
  const outerLink = use(LinkContext)
  const outerMessages = use(MessagesContext)
  const outerRoutes = use(RoutesContext)
  const outerFormats = use(FormatsContext)
  const formats = useMemo(
    () =>
      locale || currency ? formatsOf(locale ?? outerFormats.locale, currency ?? outerFormats.currency) : outerFormats,
    [outerFormats, locale, currency],
  )
  const allRoutes = useMemo(
    () => ({ ...outerRoutes, ...(signIn && { signIn }), ...routes }),
    [outerRoutes, routes, signIn],
  )
  const allMessages = useMemo(() => ({ ...outerMessages, ...messages }), [outerMessages, messages])
  return (
    <StoreContext value={store ?? outerStore}>
      <AssetsContext value={assets ?? outerAssets}>
        <MessagesContext value={allMessages}>
          <LinkContext value={link ?? outerLink}>
            <FormatsContext value={formats}>
              <ContentLangContext value={props.contentLang ?? outerContentLang}>
                <RoutesContext value={allRoutes}>{children}</RoutesContext>
              </ContentLangContext>
            </FormatsContext>
          </LinkContext>
        </MessagesContext>
      </AssetsContext>
    </StoreContext>
  )
}
