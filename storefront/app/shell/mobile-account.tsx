import type { User } from '@gauze/contract'
import { NAME_LIMITS } from '@gauze/rules'
import { Button } from '@gauze/ui/actions/button'
import { Anchor } from '@gauze/ui/link'
import { accountLabel } from '@gauze/ui/navigation/account-switcher'
import { accountGroups } from './account-links.js'
import { CutName } from './cut-name.js'
import { RelatedAccounts } from './related-accounts.js'

export interface MobileAccountProps {
  user: User | null
  /** It is known that nobody is signed in. */
  isVisitor: boolean
  onFollow: () => void
  onLogout: () => void
}

const visitorLinks = [
  { label: 'Login', href: '/login' },
  { label: 'Create Account', href: '/register' },
]

/**
 * The account within the slide-out menu; names are cut for display, and complete for assistive technology (SHELL-12).
 */
export function MobileAccount({ user, isVisitor, onFollow, onLogout }: MobileAccountProps) {
  if (!user) return isVisitor ? <Links links={visitorLinks} onFollow={onFollow} /> : null
  return (
    <>
      <p>
        Hello, <CutName name={user.firstName} limit={NAME_LIMITS.mobileMenuName} />!
        <br />
        <span className="muted">
          <CutName name={accountLabel(user.account, user.relatedAccounts)} limit={NAME_LIMITS.mobileMenuAccount} />
        </span>
      </p>
      {accountGroups(user).map(({ title, links }) => (
        <div key={title ?? links[0]?.href}>
          {title ? <p className="muted">{title}</p> : null}
          <Links links={links} onFollow={onFollow} />
        </div>
      ))}
      <RelatedAccounts />
      <Button variant="quiet" isWide onClick={onLogout}>
        Log out
      </Button>
    </>
  )
}

function Links({ links, onFollow }: { links: readonly { label: string; href: string }[]; onFollow: () => void }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Anchor href={href} onClick={onFollow}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
