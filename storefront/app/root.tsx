import './styles/layers.css'
import '@gauze/ui/theme.css'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { LinkProvider } from '@gauze/ui/link'
import { SkipLink } from '@gauze/ui/navigation/skip-link'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router-dom'
import type { Route } from './+types/root.js'
import { useNonce } from './config/nonce.js'
import { type PublicSettings, SETTINGS_ELEMENT } from './config/public-settings.js'
import { requestScope } from './config/request-scope.server.js'
import { ErrorPage } from './errors/error-page.js'
import { scriptJson } from './seo/structured-data.js'
import { compress } from './services/compress.server.js'
import { CheckoutHeader } from './shell/checkout-header.js'
import { Notices } from './shell/notices.js'
import { RouteFocus } from './shell/route-focus.js'
import { RouterLink } from './shell/router-link.js'
import { SiteFooter } from './shell/site-footer.js'
import { SiteHeader } from './shell/site-header.js'
import { StoreEffects } from './shell/store-effects.js'
import './styles/index.css'

export const links: LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const middleware: Route.MiddlewareFunction[] = [compress]

/** What the frame of every page is made of: the same for every visitor. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { site, settings } = context.get(requestScope)
  const [content, categories] = await Promise.all([site.content(), site.categories()])
  const { search } = settings
  const publicSettings: PublicSettings = {
    apiUrl: settings.apiUrl ?? '',
    search: {
      appId: search.appId,
      apiKey: search.apiKey,
      url: search.url,
      index: search.index,
      suggestionsIndex: search.suggestionsIndex,
    },
  }
  return { content, categories, settings: publicSettings, origin: settings.publicUrl ?? url.origin }
}

/** The frame changes with the store's content, not with the visitor: it is read once for each document. */
export const shouldRevalidate = () => false

/** Marks the document before it is painted, so that a signed-in person is never shown the links of a visitor. */
const MARK_SESSION =
  "try{if(localStorage.getItem('gauze.token'))document.documentElement.dataset.session='known'}catch{}"

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111d21" media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MARK_SESSION }} />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={RouterLink}>
          <SkipLink />
          {children}
        </LinkProvider>
        <ScrollRestoration />
        {data ? (
          <script
            type="application/json"
            id={SETTINGS_ELEMENT}
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: scriptJson(data.settings) }}
          />
        ) : null}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const requestId = isRouteErrorResponse(error) && isWithRequestId(error.data) ? error.data.requestId : null
  return (
    <Frame>
      <ErrorPage status={status} requestId={requestId} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const isCheckout = useMatches().some(({ handle }) => handle === 'checkout')
  return (
    <>
      {isCheckout ? <CheckoutHeader /> : <SiteHeader />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isCheckout ? null : <SiteFooter />}
      <RouteFocus />
      <StoreEffects />
      <Notices />
    </>
  )
}

function isWithRequestId(data: unknown): data is { requestId: string } {
  return typeof data === 'object' && data !== null && 'requestId' in data && typeof data.requestId === 'string'
}
