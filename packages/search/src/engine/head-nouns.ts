import { foldText, wordsOf } from './text.js'

/** The end of the words that say what a product is: a detail, a measure, or its purpose. */
const detail = /[,(;:]|(?<![\p{L}-])\d|\b(?:for|with|without|w\/|by|per)(?![\p{L}-])/iu

/** Words that follow the name of a thing without another meaning: an otoscope set is an otoscope. */
const collections = new Set(['assembly', 'device', 'kit', 'pack', 'pair', 'set', 'system', 'unit'])

function beforeDetail(text: string): string {
  const end = detail.exec(text)?.index
  return end === undefined || end === 0 ? text : text.slice(0, end)
}

/** Two substances: 'lidocaine and epinephrine' is neither of them. */
function isCompound(name: string): boolean {
  return /\band\b|&|\//.test(name.split(',')[0] ?? '')
}

/**
 * The folded words that say what a product is, and not what it belongs to: the last noun of its name, and for a drug of
 * one substance the substance. A compound has none, so that it comes after each of its substances alone.
 * @example
 * headNounsOf('Thermometer probe covers, oral', false) // ['cover']
 * headNounsOf('Otoscope set, halogen', false) // ['set', 'otoscope']
 */
export function headNounsOf(name: string, isDrug: boolean): string[] {
  if (isDrug && isCompound(name)) return []
  const words = wordsOf(beforeDetail(name))
  const last = words.at(-1)
  const plain = words.findLast((word) => !collections.has(word))
  return [...new Set([last, plain, isDrug ? words[0] : undefined])].filter((word) => word !== undefined)
}

/** What follows these words says what the asked thing is for or has. */
const purpose = /\s(?:(?:for|with|w|to|in|on|by|from|de|para|con)\s|without)/
/** 'box of gloves' asks for gloves. */
const container =
  /^\s*(?:a |an |the )?(?:bag|bottle|box|can|carton|case|jar|pack|package|packet|roll|tube|caja|paquete)(?:e?s)?\s+(?:of|de)\s+(?=\S)/i

/**
 * A query without the container that it asks for.
 * @example withoutContainer('box of gloves') // 'gloves'
 */
export function withoutContainer(query: string): string {
  return query.replace(container, '')
}

/**
 * The folded words of the thing that a query asks for, its noun last.
 * @example askedWords('wipes to clean exam tables') // ['wipe']
 */
export function askedWords(query: string): string[] {
  const [asked = ''] = foldText(query).split(purpose)
  return wordsOf(asked).filter((word) => !/\d/.test(word))
}
