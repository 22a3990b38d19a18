import { type ReactNode, useState } from 'react'
import { CartButton } from '../cart/cart-button/index.js'
import { suggestionRows } from '../hooks/suggestion-rows.js'
import { AccountMenu } from '../navigation/account-menu/index.js'
import { Footer } from '../navigation/footer/index.js'
import { HeaderShell } from '../navigation/header-shell/index.js'
import { Logo } from '../navigation/logo/index.js'
import { MainNav } from '../navigation/main-nav/index.js'
import { SkipLink } from '../navigation/skip-link/index.js'
import { SearchBar } from '../search/search-bar/index.js'
import { SearchSuggestions } from '../search/search-suggestions/index.js'
import { navEntries, suggestedQueries, suggestions } from './story-data.js'

function nothing() {
  return undefined
}

const searchedFor = ['nitrile exam gloves', 'gauze 4x4', 'MR-4410-M']

/** The search bar with suggestions for any three letters, and recent searches before that. */
export function StorySearch({ onSearch = nothing }: { onSearch?: (term: string) => void }) {
  const [term, setTerm] = useState('')
  const [recent, setRecent] = useState<readonly string[]>(searchedFor)
  const [canUndo, setCanUndo] = useState(false)
  const asked = term.trim().toLowerCase()
  const isAsked = asked.length >= 3
  const items = suggestions.filter(({ siteDisplayName }) => siteDisplayName.toLowerCase().includes(asked))
  const queries = suggestedQueries.filter(({ query }) => query.includes(asked))
  const rows = suggestionRows(isAsked ? { items, queries } : null, term === '' ? recent : [])
  const keep = (kept: readonly string[]) => {
    setRecent(kept)
    setCanUndo(kept.length < searchedFor.length)
  }
  return (
    <SearchBar
      term={term}
      onTermChange={setTerm}
      onSearch={onSearch}
      suggestions={{
        isAvailable: isAsked || (term === '' && (rows.length > 0 || canUndo)),
        count: rows.length,
        hasButtons: !isAsked,
        onChoose: () => setTerm(''),
        render: (link) => (
          <SearchSuggestions
            {...link}
            rows={rows}
            term={term}
            status={isAsked ? (items.length > 0 ? 'answered' : 'empty') : 'idle'}
            canUndo={canUndo && !isAsked}
            onChoose={() => setTerm('')}
            onRemoveRecent={(removed) => keep(recent.filter((kept) => kept !== removed))}
            onClearRecent={() => keep([])}
            onUndo={() => keep(searchedFor)}
          />
        ),
      }}
    />
  )
}

interface StoryHeaderProps {
  isSignedOut?: boolean
  onMenu?: () => void
}

/** The whole header, with a navigation that keeps its own state. */
export function StoryHeader({ isSignedOut, onMenu = nothing }: StoryHeaderProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const close = () => setOpenId(null)
  return (
    <HeaderShell
      logo={<Logo />}
      search={<StorySearch />}
      notices={['Low Price Guarantee', '24-Hour Delivery', 'Live Customer Service 24/7']}
      utility={
        <>
          {isSignedOut ? <a href="/register">Register for an account</a> : null}
          <a href="/resources">Resources</a>
          <a href="tel:800-555-0134">
            <b>800-555-0134</b>
          </a>
        </>
      }
      tools={
        <>
          {isSignedOut ? (
            <a href="/login">Login</a>
          ) : (
            <AccountMenu
              label="Hello, Dana!"
              description="account menu"
              header="Mercy General"
              groups={[
                {
                  links: [
                    { label: 'Overview', href: '/myaccount' },
                    { label: 'Sales Orders', href: '/myaccount/menu/salesorders' },
                  ],
                },
              ]}
            />
          )}
          <CartButton count={isSignedOut ? null : 16} />
        </>
      }
      nav={
        <MainNav
          entries={navEntries}
          activeMenus={openId ? [{ id: openId, depth: 0 }] : []}
          onActivate={(id) => setOpenId(openId === id ? null : id)}
          onEscape={close}
          onOutside={close}
        />
      }
      onMenu={onMenu}
    />
  )
}

interface StoryFooterProps {
  /** Leaves its top out. */
  isShort?: boolean
  isSignedOut?: boolean
}

const visitorLinks = [
  { label: 'Login', href: '/login' },
  { label: 'Create Account', href: '/register' },
]

const customerLinks = [
  { label: 'Overview', href: '/myaccount' },
  { label: 'Sales Orders', href: '/myaccount/menu/salesorders' },
]

/** A footer with everything in it, or without its top. */
export function StoryFooter({ isShort = false, isSignedOut = false }: StoryFooterProps) {
  return (
    <Footer
      isShort={isShort}
      columns={[
        {
          title: 'Shop',
          links: [
            { label: 'All products', href: '/products' },
            { label: 'Promotions', href: '/promotions' },
            { label: 'Compare', href: '/compare' },
          ],
        },
        {
          title: 'Account',
          links: [
            ...(isSignedOut ? visitorLinks : customerLinks),
            { label: 'Credit application', href: '/customerapplication' },
          ],
        },
        {
          title: 'Company',
          links: [
            { label: 'About', href: '/about' },
            { label: 'Markets served', href: '/marketsserved' },
            { label: 'Contact', href: '/contactus' },
          ],
        },
      ]}
      contact={
        <>
          <b>800-555-0134</b>
          <span>Monday to Friday 9 am to 5 pm Eastern</span>
          <a href="mailto:care@gauze.example">care@gauze.example</a>
        </>
      }
      legal="© 2026 Gauze. Prices in US dollars."
    />
  )
}

/** Header, main and footer around a page. */
export function StoryPage({ children, isSignedOut = false }: { children: ReactNode; isSignedOut?: boolean }) {
  return (
    <>
      <SkipLink />
      <StoryHeader isSignedOut={isSignedOut} />
      <main id="main" tabIndex={-1} className="gz-page">
        {children}
      </main>
      <StoryFooter isSignedOut={isSignedOut} />
    </>
  )
}
