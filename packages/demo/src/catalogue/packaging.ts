import type { CatalogueUnit } from './catalogue.types.js'

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  EA: ['Each', ''],
  BX: ['Box', 'boxes'],
  CS: ['Case', 'cases'],
  PK: ['Pack', 'packs'],
  BG: ['Bag', 'bags'],
  RL: ['Roll', 'rolls'],
  BT: ['Bottle', 'bottles'],
  PR: ['Pair', 'pairs'],
  TB: ['Tube', 'tubes'],
  KT: ['Kit', 'kits'],
  CT: ['Carton', 'cartons'],
  CN: ['Canister', 'canisters'],
  SL: ['Sleeve', 'sleeves'],
  TR: ['Tray', 'trays'],
  JR: ['Jar', 'jars'],
  RM: ['Ream', 'reams'],
  ST: ['Set', 'sets'],
  DZ: ['Dozen', 'dozens'],
  PD: ['Pad', 'pads'],
}

/** Packaging as written in a definition, with its units named in words. */
export interface Packaging {
  /** Pieces in the base unit: 100 in a box of 100. */
  readonly pieces: number
  readonly units: readonly { readonly code: string; readonly unitName: string; readonly conversionRate: number }[]
}

/**
 * Reads 'BX100 CS10' as a box of 100 and a case of 10 boxes: the first is the base unit and its number a count of
 * pieces, the others' numbers are base units.
 *
 * @param notation the packaging of a family
 * @returns the units, base unit first with a conversion rate of 1
 * @throws Error when a code is unknown
 * @example readPackaging('EA BX50')
 */
export function readPackaging(notation: string): Packaging {
  const parts = notation.split(' ').map((part) => {
    const code = part.slice(0, 2)
    const known = words[code]
    if (!known) {
      throw new Error(`Unit code '${code}' in '${notation}' is unknown. Use one of ${Object.keys(words).join(', ')}.`)
    }
    return { code, one: known[0], many: known[1], count: Number(part.slice(2) || '1') }
  })
  const [base] = parts
  return {
    pieces: base?.count ?? 1,
    units: parts.map(({ code, one, count }, at) =>
      at === 0
        ? { code, unitName: count > 1 ? `${one} of ${count}` : one, conversionRate: 1 }
        : { code, unitName: `${one} of ${count}${base?.many ? ` ${base.many}` : ''}`, conversionRate: count },
    ),
  }
}

/**
 * Gives each distinct packaging its units with ids; equal packagings share them.
 *
 * @returns a register: `unitsOf(notation)` and all units so far
 * @example const register = unitRegister(); register.unitsOf('BX100 CS10')
 */
export function unitRegister() {
  const byNotation = new Map<string, readonly CatalogueUnit[]>()
  const all: CatalogueUnit[] = []
  return {
    all,
    unitsOf: (notation: string): readonly CatalogueUnit[] => {
      const known = byNotation.get(notation)
      if (known) return known
      const units = readPackaging(notation).units.map((unit, at) => ({ id: 101 + all.length + at, ...unit }))
      all.push(...units)
      byNotation.set(notation, units)
      return units
    },
  }
}
