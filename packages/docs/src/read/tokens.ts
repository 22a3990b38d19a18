import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './sources.js'

/** A custom property of the theme. */
export interface TokenDoc {
  readonly name: string
  readonly value: string
  readonly kind: 'color' | 'text' | 'space' | 'other'
  /** Its purpose, from the comment before it. */
  readonly purpose: string
}

/** Reads the tokens of the theme's sheet. */
export function readTokens(): readonly TokenDoc[] {
  const sheet = readFileSync(join(workspace, 'packages/ui/src/theme/tokens.css'), 'utf8')
  // The first declaration counts: later ones are for other screens and browsers.
  const found = new Map<string, TokenDoc>()
  for (const [, name = '', value = '', purpose = ''] of sheet.matchAll(
    /(--gz-[\w-]+):\s*([^;]+);(?:[ \t]*\/\* (.*?) \*\/)?/g,
  )) {
    const text = value.replaceAll(/\s+/g, ' ')
    if (!found.has(name)) found.set(name, { name, value: text, kind: kindOf(name, text), purpose })
  }
  return [...found.values()]
}

function kindOf(name: string, value: string): TokenDoc['kind'] {
  if (/^(?:light-dark|color-mix|color)\(/.test(value)) return 'color'
  if (/^--gz-text-/.test(name)) return 'text'
  return /^--gz-\d$/.test(name) ? 'space' : 'other'
}
