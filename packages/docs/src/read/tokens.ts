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
  const [root = ''] = /:root \{[\s\S]*?\n\}/.exec(sheet) ?? []
  return [...root.matchAll(/(--gz-[\w-]+):\s*([^;]+);(?:[ \t]*\/\* (.*?) \*\/)?/g)].map(
    ([, name = '', value = '', purpose = '']) => ({ name, value, kind: kindOf(name, value), purpose }),
  )
}

function kindOf(name: string, value: string): TokenDoc['kind'] {
  if (/^light-dark\(/.test(value)) return 'color'
  if (/^--gz-text-/.test(name)) return 'text'
  return /^--gz-\d$/.test(name) ? 'space' : 'other'
}
