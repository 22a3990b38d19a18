import type { useMainNavigation } from '@gauze/ui/hooks'
import { MainNav } from '@gauze/ui/navigation/main-nav'
import { useLocation } from 'react-router-dom'
import { contentEntries, productsEntry, topCategories } from './nav-entries.js'
import { trackNavigation } from './track-navigation.js'
import { useSite } from './use-site.js'

const NOT_OPEN: ReturnType<typeof useMainNavigation>['activeMenus'] = []
const CATEGORIES_IN_ROW = 5

export interface MainMenuProps {
  navigation: ReturnType<typeof useMainNavigation>
  /** The slide-out menu does not share the navigation's state. */
  isPaused: boolean
}

/** The navigation row of the wide layout: PRODUCTS, the first categories, pages of the content service. */
export function MainMenu({ navigation, isPaused }: MainMenuProps) {
  const { pathname } = useLocation()
  const { content, categories } = useSite()
  const shortcuts = topCategories(categories)
    .slice(0, CATEGORIES_IN_ROW)
    .map(({ id, name, urlComponent }) => ({
      id: `shortcut-${id}`,
      label: name,
      href: `/category/${urlComponent}`,
      isCurrent: pathname === `/category/${urlComponent}`,
    }))
  return (
    <MainNav
      entries={[productsEntry(categories), ...shortcuts, ...contentEntries(content, pathname)]}
      activeMenus={isPaused ? NOT_OPEN : navigation.activeMenus}
      onActivate={navigation.activate}
      onEscape={navigation.escape}
      onOutside={navigation.clickOutside}
      onFollow={trackNavigation}
    />
  )
}
