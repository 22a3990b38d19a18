'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useContentLang } from '../../internal/content-lang.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** The columns of links, each with a heading. */
  columns: readonly { title: string; links: readonly { label: string; href: string }[] }[]
  /** Phone, hours, email. */
  contact?: ReactNode
  /** The line at the very bottom. */
  legal?: ReactNode
  /** Below the legal line, on a short footer, too: such as the choice of a language. */
  children?: ReactNode
  /** Leaves the columns out and keeps the legal line. @selector [data-short] */
  isShort?: boolean
}

/** The footer of every page: columns of links, contact information, the legal line. */
export function Footer({ columns, contact, legal, isShort = false, children, className, ...props }: FooterProps) {
  const lang = useContentLang()
  return (
    <footer {...props} className={cx('gz-footer', className)} data-short={isShort || undefined}>
      <div className="gz-page">
        {isShort ? null : (
          <div data-slot="columns">
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title} lang={lang}>
                <h2>{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <Anchor href={link.href}>{link.label}</Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            {contact ? <div data-slot="contact">{contact}</div> : null}
          </div>
        )}
        {legal ? (
          <p data-slot="legal" lang={lang}>
            {legal}
          </p>
        ) : null}
        {children}
      </div>
    </footer>
  )
}
