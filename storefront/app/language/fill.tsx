import { Fragment, type ReactNode } from 'react'

/** The first of the characters that stand for elements in a sentence; Unicode has them for private use. */
const FIRST = 0xe000

/**
 * Puts elements, such as links, into a sentence at the places that its language gives them.
 *
 * @param sentence the message, which takes one text for each element
 * @example fill(text.help, <a href="tel:8005550134">800-555-0134</a>)
 */
export function fill(sentence: (...parts: string[]) => string, ...elements: ReactNode[]): ReactNode {
  const marks = elements.map((_element, at) => String.fromCharCode(FIRST + at))
  return sentence(...marks)
    .split(/([\ue000-\ue0ff])/)
    .map((part, at) => <Fragment key={at}>{marks.includes(part) ? elements[marks.indexOf(part)] : part}</Fragment>)
}
