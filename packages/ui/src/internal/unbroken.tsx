import type { ReactNode } from 'react'

const VALUE = /(\S*[A-Z0-9][-/][A-Z0-9]\S*|\S+@\S+)/

/**
 * A text whose numbers with hyphens and email addresses keep to one line, where a line has room for them: browsers
 * break after a hyphen.
 *
 * @example unbroken('MPN BRL-2863-XS · Item 10026')
 */
export function unbroken(text: string): ReactNode {
  return text.split(VALUE).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity than their position
      <span key={at} className="gz-unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
