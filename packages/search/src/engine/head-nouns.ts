import { wordsOf } from './text.js'

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
 * one substance the substance.
 * @example
 * headNounsOf('Thermometer probe covers, oral', false) // ['cover']
 * headNounsOf('Otoscope set, halogen', false) // ['set', 'otoscope']
 */
export function headNounsOf(name: string, isDrug: boolean): string[] {
  const words = wordsOf(beforeDetail(name))
  const last = words.at(-1)
  const plain = words.findLast((word) => !collections.has(word))
  const substance = isDrug && !isCompound(name) ? words[0] : undefined
  return [...new Set([last, plain, substance])].filter((word) => word !== undefined)
}

/** What follows these words says what the asked thing is for or has. */
const purpose = /\s(?:for|with|without|w\/o?|to|in|on|by|from|para|con|sin)\s/i
/** 'box of gloves' asks for gloves. */
const container =
  /^\s*(?:a |an |the )?(?:bag|bottle|box|can|carton|case|jar|pack|package|packet|roll|tube|caja|paquete)(?:e?s)?\s+(?:of|de)\s+/i

/**
 * The folded words of the thing that a query asks for, its noun last.
 * @example
 * askedWords('wipes to clean exam tables') // ['wipe']
 * askedWords('box of gloves') // ['glove']
 */
export function askedWords(query: string): string[] {
  const [asked = ''] = query.replace(container, '').split(purpose)
  return wordsOf(asked).filter((word) => !/\d/.test(word))
}
