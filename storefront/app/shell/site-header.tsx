import { useMainNavigation } from '@gauze/ui/hooks'
import { HeaderShell } from '@gauze/ui/navigation/header-shell'
import { Logo } from '@gauze/ui/navigation/logo'
import { lazy, Suspense, useEffect, useState } from 'react'
import { HeaderTools } from './header-tools.js'
import { HeaderUtility } from './header-utility.js'
import { MainMenu } from './main-menu.js'
import { SearchBar } from './search-bar.js'

const NOTICES = ['Low Price Guarantee', '24-Hour Delivery', 'Live Customer Service 24/7']
const WIDE_LAYOUT = '(min-width: 62em)'

const loadDrawer = () => import('./mobile-menu.js')
const MobileMenu = lazy(async () => ({ default: (await loadDrawer()).MobileMenu }))

/** The header of every page but those of the checkout (SHELL-01, SHELL-03). */
export function SiteHeader() {
  const navigation = useMainNavigation()
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
        notices={NOTICES}
        utility={<HeaderUtility />}
        nav={<MainMenu navigation={navigation} isPaused={isDrawerWanted} />}
        onMenuIntent={() => void loadDrawer()}
        onMenu={(openerId) => {
          setDrawerWanted(true)
          navigation.open(openerId)
        }}
      />
      {isDrawerWanted ? (
        <Suspense>
          <MobileMenu navigation={navigation} onClosed={() => setDrawerWanted(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
