/**
 * Characters that nobody sees, or that change how a terminal shows other characters; a plain space is not one of them.
 */
const unseen = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Quotes text that somebody typed for a list of an operator. Quotes, line breaks, control characters and direction
 * marks are escaped, so the text cannot look like the facts or entries around it.
 * @returns one line in double quotes
 * @example quoted('Dock "4"\nRx level 2') // '"Dock \\"4\\"\\nRx level 2"'
 */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(unseen, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

/**
 * Quotes text of several lines for a list of an operator, each line by itself.
 * @param indent the text before each line
 * @example quotedLines('To dock 4.\nThanks', '  ') // ['  "To dock 4."', '  "Thanks"']
 */
export function quotedLines(text: string, indent: string): string[] {
  return text.split(/\r?\n/).map((line) => `${indent}${quoted(line)}`)
}
