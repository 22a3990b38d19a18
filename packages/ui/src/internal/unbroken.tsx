import type { ReactNode } from 'react'

/** A longer value would be wider than a narrow column. */
const LONGEST = 16

const VALUE = /(\S*[A-Z0-9][-/][A-Z0-9]\S*|\S+@\S+)/

/**
 * A text whose short numbers with hyphens and email addresses keep to one line: browsers break after a hyphen.
 *
 * @example unbroken('MPN BRL-2863-XS · Item 10026')
 */
export function unbroken(text: string): ReactNode {
  return text.split(VALUE).map((part, at) =>
    at % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity than their position
      <span key={at} className="gz-unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
