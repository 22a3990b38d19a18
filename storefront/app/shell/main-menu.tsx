import { categoryPath } from '@gauze/rules'
import { useMainNavigation, useSession } from '@gauze/ui/hooks'
import { MainNav } from '@gauze/ui/navigation/main-nav'
import { useContentLang } from '@gauze/ui/provider'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Repeated } from '../config/repeated.js'
import { useSite } from '../data/use-site.js'
import { useWords } from '../language/words.js'
import { endEarlyPresses, MENU_BUTTONS, wasPressedEarly } from './early-press.js'
import { frameMessages } from './frame.messages.js'
import { contentEntries, customerEntries, productsEntry } from './nav-entries.js'
import { trackNavigation } from './track-navigation.js'

const NOT_OPEN: ReturnType<typeof useMainNavigation>['activeMenus'] = []
const CATEGORIES_IN_ROW = 5

/** The served menu has become this one. */
let isTaken = false

export interface MainMenuProps {
  /** The slide-out menu does not share the navigation's state. */
  isPaused: boolean
}

/**
 * The navigation row of the wide layout: PRODUCTS, the first categories, pages of the content service, and at the end
 * the links of a person who is signed in. Until the machine
 * is ready the styles open its menus, by hover and focus.
 */
export function MainMenu({ isPaused }: MainMenuProps) {
  const navigation = useMainNavigation()
  const { pathname } = useLocation()
  const { content, categories } = useSite()
  const { isSignedIn } = useSession()
  const text = useWords('frame', frameMessages)
  const { activate } = navigation
  const [isHeld, setHeld] = useState(isHeldByStyles)
  useEffect(() => {
    if (isTaken) return
    isTaken = true
    endEarlyPresses()
    if (isHeld) return
    for (const [depth, { id }] of pressedEarly().entries()) activate(id, depth)
  }, [activate, isHeld])
  const shortcuts = categories.slice(0, CATEGORIES_IN_ROW).map(({ id, name, urlComponent }) => ({
    id: `shortcut-${id}`,
    label: name,
    href: categoryPath(urlComponent),
    isCurrent: pathname === categoryPath(urlComponent),
  }))
  const customer = isSignedIn ? customerEntries(pathname, text) : []
  const entries = [
    productsEntry(categories, text.productsMenu),
    ...shortcuts,
    ...contentEntries(content, pathname, useContentLang()),
    ...customer,
  ]
  const menu = (
    <MainNav
      entries={entries}
      activeMenus={isPaused ? NOT_OPEN : navigation.activeMenus}
      onActivate={navigation.activate}
      onEscape={navigation.escape}
      onOutside={navigation.clickOutside}
      onFollow={(entry, depth) => {
        setHeld(false)
        trackNavigation(entry, depth)
      }}
      onPointerLeave={() => setHeld(false)}
      // The styles keep a panel open in which a mouse was before, until it leaves.
      data-ready={(navigation.isReady && !isHeld) || undefined}
    />
  )
  if (!import.meta.env.SSR) return menu
  return <Repeated name={`menu ${entries.find(({ isCurrent }) => isCurrent)?.id}`}>{menu}</Repeated>
}

/** Whether a mouse is in the menu already, which opened by the styles alone and has no pressed button. */
function isHeldByStyles() {
  if (import.meta.env.SSR || isTaken) return false
  return document.querySelector('.gz-main-nav:hover:not(:focus-within)') !== null
}

/**
 * The menus that were pressed before the scripts arrived, by depth. Some touch screens only hover a tapped element,
 * assistive technology may press a button that it does not focus, and a keyboard focuses one that it does not press.
 */
function pressedEarly() {
  const mark = matchMedia('(hover: none)').matches ? ':is(:hover, :focus-within)' : ':focus-within'
  const buttons = document.querySelectorAll(MENU_BUTTONS)
  return [...buttons].filter((button) => wasPressedEarly(button) || button.matches(`${mark} > :not(:focus-visible)`))
}
