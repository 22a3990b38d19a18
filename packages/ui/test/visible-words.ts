/** Attributes that people read or hear; `data-label` names a cell of a table that is shown as cards. */
const ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'data-label',
  'placeholder',
  'title',
]

/** Code, and React Aria's own announcements, which stay for seconds after its story. */
const UNREAD = 'script, style, [data-live-announcer]'

/** The text of a node; with the text around it, where a part of it is highlighted or kept on one line. */
function wholeText(node: Node): string {
  const parted = node.parentElement?.closest(':has(> mark, > .gz-unbroken)')
  return (parted ?? node).textContent ?? ''
}

/** Every text within an element that people read or hear. */
export function visibleWords(root: Element): string[] {
  const words: string[] = []
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) words.push(...ATTRIBUTES.flatMap((name) => node.getAttribute(name) ?? []))
    else if (!node.parentElement?.closest(UNREAD)) words.push(wholeText(node))
  }
  return words.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
}

const QUERY = /\b(?:get|find|query)\w*\((?:[^()]|\([^()]*\))*\)/g

/**
 * The texts that a source file writes down: its string literals and the text between its tags, without the texts that
 * its play functions look for.
 */
export function writtenIn(source: string): string[] {
  const literals = source
    .replace(QUERY, '')
    .matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]+)</g)
  return [...literals]
    .map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text))
}

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/**
 * The rest of a text without given ones, longest first and as whole words; empty if only signs and digits are.
 *
 * @param given sorted by length, longest first
 */
export function withoutGiven(text: string, given: readonly string[]): string {
  let left = text
  for (const known of given) {
    if (!/\p{L}/u.test(left)) return ''
    left = left.split(known).reduce((before, after) => {
      const isWhole = !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after)
      return isWhole ? `${before} ${after}` : `${before}${known}${after}`
    })
  }
  return /\p{L}/u.test(left) ? left.replace(/\s+/g, ' ').trim() : ''
}
