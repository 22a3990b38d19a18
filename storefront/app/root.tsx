import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { ALERT_SCRIPT } from '@gauze/ui/content/store-alert'
import { RouteFocus } from '@gauze/ui/navigation/route-focus'
import { SkipLink } from '@gauze/ui/navigation/skip-link'
import { untilLoaded } from '@gauze/ui/on-demand'
import { GauzeProvider } from '@gauze/ui/provider'
import { lazy, type ReactNode, Suspense } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import type { Route } from './+types/root.js'
import { noteReach } from './browser/first-reach.js'
import { useNonce } from './config/nonce.js'
import { SETTINGS_ELEMENT } from './config/public-settings.js'
import { readFrame } from './data/read-frame.server.js'
import { useFrameData } from './data/use-frame-data.js'
import { directionOf, languages } from './language/languages.js'
import { catalogOf, useLanguage } from './language/words.js'
import { failureHeaders } from './seo/public-headers.js'
import { scriptJson } from './seo/script-json.js'
import { AfterLoad } from './shell/after-load.js'
import { useFrame } from './shell/frame-handle.js'
import { LazyErrorPage } from './shell/lazy-error-page.js'
import { LazyFooter } from './shell/lazy-footer.js'
import { StoreNotices } from './shell/notices.js'
import { PageViewEffect } from './shell/page-view-effect.js'
import { RouterLink } from './shell/router-link.js'
import { SiteHeader } from './shell/site-header.js'
import { StoreEffects } from './shell/store-effects.js'
import { PageStyle } from './styles/page-style.js'

const CheckoutHeader = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./shell/checkout-header.js')).CheckoutHeader })),
)

/** Only the server writes them: browsers keep the links and the `meta` elements of a served head. */
const headLinks: ReturnType<LinksFunction> = import.meta.env.SSR
  ? [
      { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ]
  : []

export const links: LinksFunction = () => headLinks

/** A page that replaces another draws its frame anew, however somebody came to it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_request, next) => {
    noteReach()
    return next()
  },
]

export function loader({ context }: Route.LoaderArgs) {
  return readFrame(context)
}

/** A page without its own headers gets none from here, except for a failure that this frame shows. */
export const headers = failureHeaders

/** The frame changes with the store's content, not with the visitor: it is read once for each document. */
export function shouldRevalidate() {
  return false
}

/** Marks the document before it is painted, so that a signed-in user never sees a visitor's links. */
const MARK_SESSION =
  "try{if(localStorage.getItem('gauze.token'))document.documentElement.dataset.session='known'}catch{}"

/** The document. A browser has run the script of the served head and knows its text direction, so it loads neither. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useFrameData()
  const nonce = useNonce()
  const language = useLanguage()
  const { locale } = languages[language]
  return (
    <html
      lang={locale}
      dir={import.meta.env.SSR ? directionOf(locale) : document.documentElement.dir}
      data-theme="auto"
      suppressHydrationWarning
    >
      <head>
        {import.meta.env.SSR ? (
          <>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content="#111d21" media="(prefers-color-scheme: dark)" />
          </>
        ) : null}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? ALERT_SCRIPT + MARK_SESSION : '' }}
        />
        <Meta />
        <PageStyle />
        <Links />
      </head>
      <body>
        <GauzeProvider
          link={RouterLink}
          locale={locale}
          contentLang={language === 'en' ? undefined : 'en'}
          messages={catalogOf(language)}
        >
          <SkipLink />
          {children}
        </GauzeProvider>
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
        <script noModule defer src="/supported-browsers.js" />
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
  return (
    <Frame>
      <LazyErrorPage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { bar, hidesNavbar, hidesFooterTop = false } = useFrame()
  const { key, pathname, hash } = useLocation()
  const place = pathname.replace(/^\/products\/\d+$/, '/products')
  return (
    <>
      {bar === 'checkout' ? (
        <Suspense>
          <CheckoutHeader />
        </Suspense>
      ) : (
        <SiteHeader hidesNavbar={hidesNavbar} />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LazyFooter hidesTop={hidesFooterTop} />
      <RouteFocus pageKey={key} place={place} hash={hash} type={useNavigationType()} />
      <StoreEffects />
      <PageViewEffect />
      <StoreNotices />
      <AfterLoad />
    </>
  )
}
