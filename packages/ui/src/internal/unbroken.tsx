import type { ReactNode } from 'react'

/** A longer value would be wider than a narrow column. */
const LONGEST = 16

const MEASURE = String.raw`\b\d[\d.,/-]*(?: (?:mL|mg|mcg|g|kg|L|in|ft|yd|cm|mm|G|Fr|oz|lb)(?:/mL)?\b)?%?`

/** Measures such as 22 G × 3-1/2 in, numbers with hyphens, email addresses, and words such as powder-free and x-large. */
const VALUE = new RegExp(
  String.raw`(${MEASURE}(?: × ${MEASURE})*(?![\w-])|\S*[A-Z0-9][-/][A-Z0-9]\S*|\S+@\S+|\w+(?:-\w+)+)`,
)

/**
 * A text whose short numbers, compound words and email addresses keep to one line: browsers break at spaces and after hyphens.
 *
 * @example unbroken('MPN BRL-2863-XS · Item 10026')
 */
export function unbroken(text: string): ReactNode {
  return unbrokenParts(text).map((part, at) =>
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

/** A text in its parts: each second one is a value that keeps to one line if it is short. */
export function unbrokenParts(text: string): string[] {
  return text.split(VALUE)
}
