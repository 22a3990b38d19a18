import { sentence } from './text.js'

/** A named value of an item, as its specifications and the filters show it. */
type Attribute = readonly [name: string, value: string]

const amount = /^((?:\d+ × )?\d[\d.,]*(?: to [\d.,]+)? (?:mL|L|µL|oz|gal|qt|g))(?: (?:in )?(.+))?$/
const containers = /\b(?:vial|bottle|tube|jar|packets?|syringe|spray|refill|pump|jug|ampul|pouch)\b/

/** '1 mL single-dose vial' is a volume and its container; '100 strips' is no volume. */
function volumeOf(value: string): Attribute[] {
  const [, volume, rest] = amount.exec(value) ?? []
  if (volume === undefined) return [[containers.test(value) ? 'Container' : 'Contents', value]]
  if (rest === undefined) return [['Volume', volume]]
  if (amount.test(rest))
    return [
      ['Volume', volume],
      ['Container', `${rest} syringe`],
    ]
  const container = rest.endsWith('-dose') ? `${rest} vial` : rest
  return [
    ['Volume', volume],
    [containers.test(container) ? 'Container' : 'Feature', container],
  ]
}

/** '1%, 10 mg/mL' is a strength and its concentration; '4 mg/mL, 1 mL vial' is a strength and a volume. */
function strengthOf(value: string): Attribute[] {
  const [strength = '', rest] = value.split(', ')
  if (rest === undefined) return [['Strength', strength]]
  return [['Strength', strength], ...(/\/mL$/.test(rest) ? [['Concentration', rest] as const] : volumeOf(rest))]
}

/** '50 strips' counts 50; '65 extra large' counts 65 of that size. */
function countOf(value: string): Attribute[] {
  const [, count = value, rest = ''] = /^([\d,]+)(?: (.+))?$/.exec(value) ?? []
  return [['Count', count], ...(/large|small/.test(rest) ? [['Size', rest] as const] : [])]
}

/** '25 G × 5/8 in' is a gauge and a length. */
function needleOf(value: string): Attribute[] {
  const [, gauge, length] = /^(\d+ G) × (.+ in)$/.exec(value) ?? []
  return gauge === undefined || length === undefined
    ? [['Needle', value]]
    : [
        ['Gauge', gauge],
        ['Length', length],
      ]
}

function gaugeOf(value: string): Attribute[] {
  return [[value.endsWith(' G') ? 'Gauge' : 'Size', value]]
}

const readers: Readonly<Record<string, (value: string) => Attribute[]>> = {
  Volume: volumeOf,
  Strength: strengthOf,
  Count: countOf,
  Needle: needleOf,
  Gauge: gaugeOf,
  Material: (value) => [['Material', sentence(value)]],
  Diluent: (value) => [['Diluent', sentence(value)]],
  Solution: (value) => [['Solution', sentence(value)]],
  Sterility: (value) => [['Sterility', /^non-?sterile/i.test(value) ? 'Non-sterile' : 'Sterile']],
  'Latex free': (value) => [['Latex free', value === 'No' ? 'No' : 'Yes']],
}

/** Categories whose buyers must know whether an item contains natural rubber. */
const touchPatients = new Set([
  'Gloves',
  'Wound care',
  'Syringes & needles',
  'IV therapy',
  'Protective equipment',
  'Diagnostics',
  'Surgical instruments',
  'Respiratory',
  'Incontinence & urology',
  'Orthopedics & mobility',
  'Laboratory',
  'Infection control',
])

const percent = /\b(\d+(?:\.\d+)?%)/

/** The facts that follow from others: a box of 100 counts 100, silicone-coated latex is not free of latex. */
function derived(known: ReadonlyMap<string, string>, category: string, piecesInUnit: number): Attribute[] {
  const strength = percent.exec(
    ['Drug', 'Solution', 'Diluent', 'Type', 'Chemistry'].map((name) => known.get(name) ?? '').join(' '),
  )?.[1]
  return [
    ...(strength === undefined ? [] : [['Strength', strength] as const]),
    ...(piecesInUnit > 1 ? [['Count', piecesInUnit.toLocaleString('en-US')] as const] : []),
    ...(touchPatients.has(category)
      ? [['Latex free', /latex|rubber/i.test(known.get('Material') ?? '') ? 'No' : 'Yes'] as const]
      : []),
  ]
}

/**
 * The attributes of an item with one spelling for one fact, so that a filter offers each choice once: amounts apart from
 * their containers, counts as numbers, needles by gauge and length. Facts that follow from others are filled in.
 *
 * @param written the names and values of a definition; the first value of a name wins
 * @param category the name of the top category
 * @param piecesInUnit how many pieces the base unit holds
 * @returns the attributes in the order written, derived ones last
 * @example attributesFrom([['Needle', '25 G × 1 in']], 'Syringes & needles', 100)
 */
export function attributesFrom(
  written: readonly Attribute[],
  category: string,
  piecesInUnit: number,
): readonly { readonly name: string; readonly value: string }[] {
  const known = new Map<string, string>()
  const add = ([name, value]: Attribute) => {
    if (!known.has(name)) known.set(name, value)
  }
  for (const [name, value] of written) (readers[name]?.(value) ?? [[name, value] as const]).forEach(add)
  derived(known, category, piecesInUnit).forEach(add)
  return [...known].map(([name, value]) => ({ name, value }))
}
