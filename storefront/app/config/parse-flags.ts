import { type Flags, safeFlags } from './flags.js'

/**
 * Reads gates from JSON such as `{"algolia_autocomplete_searchbar":false}`.
 * @throws Error naming the fault, without the name of the setting
 */
export function parseFlags(text: string): Partial<Flags> {
  const known = Object.entries(safeFlags)
  const values: Record<string, boolean | number> = {}
  for (const [name, value] of Object.entries(parseObject(text))) {
    const [, safe] = known.find(([candidate]) => candidate === name) ?? []
    if (safe === undefined) {
      throw new Error(`names '${name}', which is no flag. The flags are ${known.map(([flag]) => flag).join(', ')}`)
    }
    if (typeof value !== typeof safe || (typeof value !== 'boolean' && typeof value !== 'number')) {
      throw new Error(`gives ${name} the value ${JSON.stringify(value)}, which is no ${typeof safe}`)
    }
    values[name] = value
  }
  return values
}

function parseObject(text: string): object {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Error('is not valid JSON')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('is not a JSON object')
  return parsed
}
