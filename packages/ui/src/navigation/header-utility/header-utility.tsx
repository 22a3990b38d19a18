'use client'
import { useSession } from '../../hooks/use-session.js'
import { useContentLang } from '../../internal/content-lang.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { AccountMenu, type AccountMenuGroup } from '../account-menu/index.js'
import type { StoreContact } from '../contact-details/index.js'
import { type HeaderUtilityMessages, headerUtilityMessages } from './header-utility.messages.js'

export interface HeaderUtilityProps {
  /** How customers reach the store. */
  contact: StoreContact
  /** Links of the content service. */
  links?: readonly { readonly title: string; readonly path: string }[]
  /** The groups of the Resources menu. Without groups, the header has no such menu. */
  resources?: readonly AccountMenuGroup[]
  /** The address of the page where a visitor creates an account. */
  registerHref: string
  /** The page with all ways to reach the store, if it has one. */
  contactHref?: string | undefined
  /** Support was pressed. */
  onSupport?: () => void
  messages?: Partial<HeaderUtilityMessages>
}

/**
 * The end of the header's dark bar: the sign-up link for a visitor, links, Resources, Support, the telephone number.
 *
 * @example <HeaderShell utility={<HeaderUtility contact={content.contact} registerHref="/register" />} … />
 */
export function HeaderUtility({
  contact,
  links = [],
  resources = [],
  registerHref,
  contactHref,
  onSupport,
  messages,
}: HeaderUtilityProps) {
  const text = useMessages('headerUtility', headerUtilityMessages, messages)
  const { isSignedIn, isAccountLoading } = useSession()
  const lang = useContentLang()
  const { contactNumber, contactEmail, hoursTextShort } = contact
  return (
    <>
      {isSignedIn || isAccountLoading ? null : (
        <Anchor href={registerHref} data-slot="visitor">
          {text.register}
        </Anchor>
      )}
      {links.map(({ title, path }) => (
        <Anchor key={path} href={path} lang={lang}>
          {title}
        </Anchor>
      ))}
      {resources.length > 0 ? <AccountMenu label={text.resources} groups={resources} /> : null}
      <AccountMenu
        label={text.support}
        onPress={onSupport}
        header={
          <p className="gz-support-hours">
            {contactNumber}
            <br />
            <span lang={lang}>{hoursTextShort}</span>
          </p>
        }
        groups={[
          {
            links: [
              { label: text.call(contactNumber), href: `tel:${contactNumber}` },
              { label: text.email(contactEmail), href: `mailto:${contactEmail}` },
              ...(contactHref ? [{ label: text.contact, href: contactHref }] : []),
            ],
          },
        ]}
      />
      <a href={`tel:${contactNumber}`} className="gz-num">
        {contactNumber}
      </a>
    </>
  )
}
