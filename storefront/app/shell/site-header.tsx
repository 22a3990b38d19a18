import { useMainNavigation } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { useMessages } from '@gauze/ui/messages'
import { HeaderShell } from '@gauze/ui/navigation/header-shell'
import { Logo } from '@gauze/ui/navigation/logo'
import { untilLoaded } from '@gauze/ui/on-demand'
import { accountToolMessages } from '@gauze/ui/overview/account-tool'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { OnDemand } from '../browser/on-demand.js'
import { reachedPart, ServedPart } from '../browser/served-part.js'
import { Repeated } from '../config/repeated.js'
import { useSite } from '../data/use-site.js'
import { useWords } from '../language/words.js'
import { noteMissingMenu } from './early-press.js'
import { releaseEarlySearch } from './early-search.js'
import { frameMessages } from './frame.messages.js'
import { HeaderTools } from './header-tools.js'
import { StoreUtility } from './header-utility.js'
import { contentEntries, resourceLinks } from './nav-entries.js'

const WIDE_LAYOUT = '(min-width: 62em)'

function loadDrawer() {
  return import('./mobile-menu.js')
}

const AlertBanner = lazy(() => untilLoaded(async () => ({ default: (await import('./alert-banner.js')).AlertBanner })))
const SearchBar = reachedPart(async () => {
  try {
    return (await import('./search-bar.js')).SearchBar
  } catch (error) {
    releaseEarlySearch()
    throw error
  }
})
const MainMenu = reachedPart(async () => {
  try {
    return (await import('./main-menu.js')).MainMenu
  } catch (error) {
    noteMissingMenu()
    throw error
  }
})

export interface SiteHeaderProps {
  /** Leaves out the navigation row (SHELL-10). */
  hidesNavbar?: boolean | undefined
}

/** The header of every page outside the checkout (SHELL-01, SHELL-03). */
export function SiteHeader({ hidesNavbar = false }: SiteHeaderProps) {
  const navigation = useMainNavigation()
  const { content } = useSite()
  const [isDrawerRequested, setDrawerRequested] = useState(false)
  const { widen } = navigation
  useEffect(() => {
    const wide = matchMedia(WIDE_LAYOUT)
    const onChange = () => {
      if (!wide.matches) return
      setDrawerRequested(false)
      widen()
    }
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [widen])
  const utility = <StoreUtility />
  const plainLinks = <PlainLinks />
  return (
    <>
      <HeaderShell
        logo={<Logo />}
        search={<Search />}
        tools={<HeaderTools />}
        notices={content.notices}
        utility={import.meta.env.SSR ? <Repeated name="utility">{utility}</Repeated> : utility}
        nav={hidesNavbar ? null : <Menu isPaused={isDrawerRequested} />}
        alert={<Alert />}
        fallback={import.meta.env.SSR ? <Repeated name="plain links">{plainLinks}</Repeated> : plainLinks}
        onMenuIntent={() => void loadDrawer().catch(() => undefined)}
        onMenu={(openerId) => {
          setDrawerRequested(true)
          navigation.open(openerId)
        }}
      />
      {isDrawerRequested ? (
        <OnDemand
          load={loadDrawer}
          onUnloaded={() => {
            setDrawerRequested(false)
            navigation.close()
          }}
        >
          {({ MobileMenu }) => <MobileMenu navigation={navigation} onClosed={() => setDrawerRequested(false)} />}
        </OnDemand>
      ) : null}
    </>
  )
}

// Separate from the header, whose changes would render these parts again before their modules have arrived.
const Search = memo(function Search() {
  return (
    <ServedPart>
      <SearchBar />
    </ServedPart>
  )
})

const Menu = memo(function Menu({ isPaused }: { isPaused: boolean }) {
  return (
    <ServedPart>
      <MainMenu isPaused={isPaused} />
    </ServedPart>
  )
})

/**
 * The alert, served with the page and hydrated by React when its module has arrived. Separate from the header, whose
 * changes would otherwise render it again before that.
 */
const Alert = memo(function Alert() {
  const { content } = useSite()
  if (!content.alertBanner) return null
  return (
    <Suspense fallback={<AlertRoom />}>
      <AlertBanner alert={content.alertBanner} />
    </Suspense>
  )
})

/** Reserves the space of the served alert while React renders it again. */
function AlertRoom() {
  const [height] = useState(() => globalThis.document?.querySelector<HTMLElement>('.gz-alert-bar')?.offsetHeight)
  return <div className="gz-alert-bar" style={{ height }} />
}

/** The links of the slide-out menu, until its script answers. */
function PlainLinks() {
  const { content } = useSite()
  const { products } = useWords('frame', frameMessages)
  const { login, register } = useMessages('accountTool', accountToolMessages)
  const pages = contentEntries(content, '').flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  const links = [
    { label: products, href: '/shop' },
    ...pages,
    ...resourceLinks(content),
    { label: login, href: '/login' },
    { label: register, href: '/register' },
  ]
  return links.map(({ label, href }) => (
    <Anchor key={href} href={href}>
      {label}
    </Anchor>
  ))
}
