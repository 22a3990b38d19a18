import { productsPath } from '@gauze/rules'
import { type useMainNavigation, useSession } from '@gauze/ui/hooks'
import { useMessages } from '@gauze/ui/messages'
import { DrawerContact } from '@gauze/ui/navigation/contact-details'
import { headerUtilityMessages } from '@gauze/ui/navigation/header-utility'
import { NavDrawer } from '@gauze/ui/navigation/nav-drawer'
import { useAccountGroups } from '@gauze/ui/overview/account-pages'
import { accountToolMessages } from '@gauze/ui/overview/account-tool'
import { DrawerAccount } from '@gauze/ui/overview/customer-menu'
import { useContentLang } from '@gauze/ui/provider'
import { DrawerSearch } from '@gauze/ui/search/drawer-search'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSite } from '../data/use-site.js'
import { useWords } from '../language/words.js'
import { accountSite } from './account-site.js'
import { frameMessages } from './frame.messages.js'
import { LanguageChoice } from './language-choice.js'
import { contentEntries, productsEntry, resourceLinks } from './nav-entries.js'
import { trackNavigation } from './track-navigation.js'
import { useAccountSite } from './use-account-site.js'

export interface MobileMenuProps {
  navigation: ReturnType<typeof useMainNavigation>
  onClosed: () => void
}

/** The slide-out menu of the narrow layout: search, shop, pages of the content service, account, phone number. */
export function MobileMenu({ navigation, onClosed }: MobileMenuProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { content, contact, categories } = useSite()
  const { user } = useSession()
  const lang = useContentLang()
  const { login, register } = useMessages('accountTool', accountToolMessages)
  const text = useMessages('headerUtility', headerUtilityMessages)
  const groups = useAccountGroups(user, useAccountSite())
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !navigation.isOpen) onClosed()
    wasOpen.current = navigation.isOpen
  }, [navigation.isOpen, onClosed])
  const resources = resourceLinks(content)
  const resourcesEntry = {
    id: 'resources-menu',
    label: text.resources,
    items: resources.map(({ label, href }) => ({ id: `resource-${href}`, label, href, lang })),
  }
  return (
    <NavDrawer
      isOpen={navigation.isOpen}
      activeMenus={navigation.activeMenus}
      entries={[
        productsEntry(categories, useWords('frame', frameMessages).productsMenu),
        ...contentEntries(content, pathname, lang),
        ...(resources.length > 0 ? [resourcesEntry] : []),
      ]}
      onActivate={navigation.activate}
      onEscape={navigation.escape}
      onClose={navigation.close}
      onFollow={trackNavigation}
      search={
        <DrawerSearch
          action={productsPath()}
          onSearch={(href) => {
            navigation.close()
            void navigate(href)
          }}
        />
      }
    >
      <DrawerAccount
        groups={groups}
        accountHref={accountSite.hrefOf()}
        visitorLinks={[
          { label: login, href: '/login' },
          { label: register, href: '/register' },
        ]}
        onLeave={navigation.close}
      >
        <DrawerContact contact={contact} />
        <LanguageChoice />
      </DrawerAccount>
    </NavDrawer>
  )
}
