import { NAME_LIMITS, truncate } from '@gauze/rules'
import { Button } from '@gauze/ui/actions/button'
import { type useMainNavigation, useSession } from '@gauze/ui/hooks'
import { Anchor } from '@gauze/ui/link'
import { NavDrawer } from '@gauze/ui/navigation/nav-drawer'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { accountLinks } from '../account/account-links.js'
import { contentEntries, productsEntry } from './nav-entries.js'
import { useSite } from './use-site.js'

export interface MobileMenuProps {
  navigation: ReturnType<typeof useMainNavigation>
  onClosed: () => void
}

/** The slide-out menu of the narrow layout, with the account below the shop. */
export function MobileMenu({ navigation, onClosed }: MobileMenuProps) {
  const { pathname } = useLocation()
  const { content, contact, categories } = useSite()
  const { user, logout } = useSession()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !navigation.isOpen) onClosed()
    wasOpen.current = navigation.isOpen
  }, [navigation.isOpen, onClosed])
  return (
    <NavDrawer
      isOpen={navigation.isOpen}
      activeMenus={navigation.activeMenus}
      entries={[productsEntry(categories), ...contentEntries(content, pathname)]}
      onActivate={navigation.activate}
      onEscape={navigation.escape}
      onClose={navigation.close}
    >
      <div className="drawer-account">
        {user ? (
          <>
            <p>
              Hello, <span title={user.firstName}>{truncate(user.firstName, NAME_LIMITS.mobileMenuName).shown}</span>!
              <span className="muted"> {truncate(user.account.accountName, NAME_LIMITS.mobileMenuAccount).shown}</span>
            </p>
            <ul>
              {accountLinks(user).map(({ label, href }) => (
                <li key={href}>
                  <Anchor href={href} onClick={navigation.close}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
            <Button
              variant="quiet"
              isWide
              onClick={() => {
                navigation.close()
                logout()
              }}
            >
              Sign out
            </Button>
          </>
        ) : (
          <ul>
            <li>
              <Anchor href="/login" onClick={navigation.close}>
                Login
              </Anchor>
            </li>
            <li>
              <Anchor href="/register" onClick={navigation.close}>
                Create Account
              </Anchor>
            </li>
          </ul>
        )}
        <p className="muted">
          Questions? <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>
          <br />
          {contact.hoursTextShort}
        </p>
      </div>
    </NavDrawer>
  )
}
