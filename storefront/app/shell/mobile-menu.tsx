import { accountGroups } from '@gauze/ui/account/account-pages'
import { DrawerAccount } from '@gauze/ui/account/customer-menu'
import { type useMainNavigation, useSession } from '@gauze/ui/hooks'
import { NavDrawer } from '@gauze/ui/navigation/nav-drawer'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../data/use-site.js'
import { accountSite } from './account-site.js'
import { MobileSearch } from './mobile-search.js'
import { contentEntries, productsEntry, resourceLinks } from './nav-entries.js'
import { trackNavigation } from './track-navigation.js'

const visitorLinks = [
  { label: 'Login', href: '/login' },
  { label: 'Create Account', href: '/register' },
]

export interface MobileMenuProps {
  navigation: ReturnType<typeof useMainNavigation>
  onClosed: () => void
}

/** The slide-out menu of the narrow layout: search, shop, pages of the content service, account, phone number. */
export function MobileMenu({ navigation, onClosed }: MobileMenuProps) {
  const { pathname } = useLocation()
  const { content, contact, categories } = useSite()
  const { user } = useSession()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !navigation.isOpen) onClosed()
    wasOpen.current = navigation.isOpen
  }, [navigation.isOpen, onClosed])
  const resources = resourceLinks(content)
  const resourcesEntry = {
    id: 'resources-menu',
    label: 'Resources',
    items: resources.map(({ label, href }) => ({ id: `resource-${href}`, label, href })),
  }
  return (
    <NavDrawer
      isOpen={navigation.isOpen}
      activeMenus={navigation.activeMenus}
      entries={[
        productsEntry(categories),
        ...contentEntries(content, pathname),
        ...(resources.length > 0 ? [resourcesEntry] : []),
      ]}
      onActivate={navigation.activate}
      onEscape={navigation.escape}
      onClose={navigation.close}
      onFollow={trackNavigation}
      search={<MobileSearch onSearch={navigation.close} />}
    >
      <DrawerAccount
        groups={user ? accountGroups(user, accountSite) : []}
        visitorLinks={visitorLinks}
        onLeave={navigation.close}
      >
        <p className="muted">
          Questions? <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>
          <br />
          {contact.hoursTextShort}
          <br />
          <a href={`mailto:${contact.contactEmail}`}>{contact.contactEmail}</a>
        </p>
      </DrawerAccount>
    </NavDrawer>
  )
}
