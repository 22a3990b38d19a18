'use client'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { useContentLang } from '../../internal/content-lang.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { PageHeading } from '../page-heading/index.js'
import { type ErrorPageMessages, errorPageMessages } from './error-page.messages.js'
import { type ErrorStatus, errorWords } from './error-words.js'

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The status code of the answer, or 'unreached' without an answer. */
  status: ErrorStatus
  /** To quote to support, if the failure has one. */
  requestId?: string | null
  /** The page that failed. It is offered again where that may help; without it no page is. */
  retryHref?: string | undefined
  /** The address of the login, with the way back; `login` of the provider's routes by default. */
  loginHref?: string
  /** The address of the home page; by default its route. */
  homeHref?: string
  /** The address of the product list, which is also the search's; `products` of the provider's routes by default. */
  productsHref?: string
  /** The telephone number of the store, and its hours. */
  contact?: { readonly contactNumber: string; readonly hoursTextShort: string }
  /** Replaces the words about `contact`. */
  help?: ReactNode
  /** Makes the document's title from the page's title. Without it, the surrounding page must set the title. */
  documentTitle?: ((title: string) => string) | undefined
  messages?: Partial<ErrorPageMessages>
}

/** Statuses that may succeed when tried again. */
const PASSING = new Set([408, 409, 429])

/**
 * The page of an error: names the cause, and offers next steps. It sets the document's title with `documentTitle`; a
 * route that sets the title outside of React uses `errorWords`.
 *
 * @example <ErrorPage status={503} requestId={requestId} retryHref={pathname} contact={contact} />
 */
export function ErrorPage({
  status,
  requestId,
  retryHref,
  loginHref,
  homeHref = '/',
  productsHref,
  contact,
  help,
  documentTitle,
  messages,
  className,
  ...props
}: ErrorPageProps) {
  const text = useMessages('errorPage', errorPageMessages, messages)
  const routes = useRoutes()
  const lang = useContentLang()
  const searchId = useId()
  const { title, text: description } = errorWords(status, text)
  const mayPass = status === 'unreached' || status >= 500 || PASSING.has(status)
  const retry = mayPass && retryHref ? { href: retryHref, label: text.retry } : null
  const first = status === 401 ? { href: loginHref ?? routes.login, label: text.login } : retry
  const products = productsHref ?? routes.products
  const phone = contact ? (
    <>
      {text.support} <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>,{' '}
      <span lang={lang}>{contact.hoursTextShort}</span>.
    </>
  ) : null
  const person = help ?? phone
  return (
    <div {...props} className={cx('gz-error-page', className)} data-status={status}>
      {documentTitle ? <title>{documentTitle(title)}</title> : null}
      {status === 'unreached' ? null : (
        <p data-slot="status" className="gz-num">
          {text.status(status)}
        </p>
      )}
      <PageHeading title={title} description={description} />
      <div data-slot="actions">
        {first ? <LinkButton href={first.href}>{first.label}</LinkButton> : null}
        <LinkButton href={products} variant={first ? 'quiet' : 'primary'}>
          {text.browse}
        </LinkButton>
        <LinkButton href={homeHref} variant="quiet">
          {text.home}
        </LinkButton>
      </div>
      <form action={products} data-slot="search">
        <label htmlFor={searchId}>{text.search}</label>
        <input id={searchId} className="gz-input" type="search" name="search" placeholder={text.searchPlaceholder} />
      </form>
      {person || requestId ? (
        <p data-slot="help">
          {person} {requestId ? text.reference(requestId) : null}
        </p>
      ) : null}
    </div>
  )
}
