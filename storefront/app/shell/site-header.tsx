import { useMainNavigation } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { HeaderShell } from '@gauze/ui/navigation/header-shell'
import { Logo } from '@gauze/ui/navigation/logo'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { OnDemand } from '../runtime/on-demand.js'
import { untilLoaded } from '../runtime/until-loaded.js'
import { HeaderTools } from './header-tools.js'
import { HeaderUtility } from './header-utility.js'
import { MainMenu } from './main-menu.js'
import { contentEntries, resourceLinks } from './nav-entries.js'
import { SearchBar } from './search-bar.js'
import { useSite } from './use-site.js'

/** The specification's own, for a content service that has none. */
const NOTICES = ['Low Price Guarantee', '24-Hour Delivery', 'Live Customer Service 24/7']
const WIDE_LAYOUT = '(min-width: 62em)'

const loadDrawer = () => import('./mobile-menu.js')
const AlertBanner = lazy(() => untilLoaded(async () => ({ default: (await import('./alert-banner.js')).AlertBanner })))

export interface SiteHeaderProps {
  /** Leaves out the navigation row (SHELL-10). */
  hidesNavbar?: boolean | undefined
}

/** The header of every page but those of the checkout (SHELL-01, SHELL-03). */
export function SiteHeader({ hidesNavbar = false }: SiteHeaderProps) {
  const navigation = useMainNavigation()
  const { content } = useSite()
  const [isDrawerWanted, setDrawerWanted] = useState(false)
  const { widen } = navigation
  useEffect(() => {
    const wide = matchMedia(WIDE_LAYOUT)
    const onChange = () => {
      if (!wide.matches) return
      setDrawerWanted(false)
      widen()
    }
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [widen])
  return (
    <>
      <HeaderShell
        logo={<Logo />}
        search={<SearchBar />}
        tools={<HeaderTools />}
        notices={content.notices.length > 0 ? content.notices : NOTICES}
        utility={<HeaderUtility />}
        nav={hidesNavbar ? null : <MainMenu navigation={navigation} isPaused={isDrawerWanted} />}
        alert={<Alert />}
        fallback={<PlainLinks />}
        onMenuIntent={() => void loadDrawer().catch(() => undefined)}
        onMenu={(openerId) => {
          setDrawerWanted(true)
          navigation.open(openerId)
        }}
      />
      {isDrawerWanted ? (
        <OnDemand
          load={loadDrawer}
          onUnloaded={() => {
            setDrawerWanted(false)
            navigation.close()
          }}
        >
          {({ MobileMenu }) => <MobileMenu navigation={navigation} onClosed={() => setDrawerWanted(false)} />}
        </OnDemand>
      ) : null}
    </>
  )
}

/**
 * The alert, served with the page and taken over by React when its module has arrived. Apart from the header, whose
 * changes would else draw it anew before that.
 */
const Alert = memo(function Alert() {
  const { content } = useSite()
  if (!content.alertBanner) return null
  return (
    <Suspense fallback={<AlertRoom />}>
      <AlertBanner document={content.alertBanner} />
    </Suspense>
  )
})

/** The room of the served alert, for the moment in which React draws it anew. */
function AlertRoom() {
  const [height] = useState(() => globalThis.document?.querySelector<HTMLElement>('.gz-alert-bar')?.offsetHeight)
  return <div className="gz-alert-bar" style={{ height }} />
}

/** What the slide-out menu would lead to, where there is no script to slide it out. */
function PlainLinks() {
  const { content } = useSite()
  const pages = contentEntries(content, '').flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  const links = [
    { label: 'Products', href: '/shop' },
    ...pages,
    ...resourceLinks(content),
    { label: 'Login', href: '/login' },
    { label: 'Create Account', href: '/register' },
  ]
  return links.map(({ label, href }) => (
    <Anchor key={href} href={href}>
      {label}
    </Anchor>
  ))
}
