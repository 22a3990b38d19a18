/** How a maker writes its part numbers. */
export type PartNumberStyle = 'dash' | 'joined' | 'plain' | 'slash' | 'dotted'

const table = {
  halden: ['Halden Safety', 'HS', 'dash'],
  corvane: ['Corvane', 'CV', 'joined'],
  ostra: ['Ostra Wound', 'OW', 'dash'],
  avenna: ['Avenna', 'AV', 'dash'],
  brellmark: ['Brellmark', 'BRL', 'dash'],
  tessaline: ['Tessaline', 'TS', 'joined'],
  quillora: ['Quillora', 'QL', 'dotted'],
  vastrel: ['Vastrel', 'VS', 'dash'],
  pellworth: ['Pellworth', 'PW', 'plain'],
  kestrand: ['Kestrand', 'KS', 'joined'],
  ombreth: ['Ombreth', 'OB', 'slash'],
  lunaweft: ['Lunaweft', 'LW', 'dash'],
  dovrane: ['Dovrane', 'DV', 'joined'],
  marlsyde: ['Marlsyde', 'MS', 'dotted'],
  thornbeck: ['Thornbeck Surgical', 'TB', 'dash'],
  yarrowgate: ['Yarrowgate', 'YG', 'plain'],
  estrava: ['Estrava Pharma', 'EP', 'dotted'],
  ferrowick: ['Ferrowick', 'FW', 'slash'],
  caldenne: ['Caldenne Pharma', 'CDN', 'dash'],
  brightmoor: ['Brightmoor Care', 'BM', 'dash'],
  oakriven: ['Oakriven', 'OR', 'dash'],
  tarnholm: ['Tarnholm', 'TH', 'slash'],
  velquist: ['Velquist', 'VQ', 'joined'],
  wexlune: ['Wexlune Injectables', 'WX', 'dotted'],
  glenvarra: ['Glenvarra', 'GV', 'plain'],
  hartsedge: ['Hartsedge', 'HE', 'dash'],
  kelmoor: ['Kelmoor', 'KM', 'slash'],
  lindrath: ['Lindrath', 'LD', 'dash'],
  nolvera: ['Nolvera Generics', 'NV', 'dotted'],
  ostrani: ['Ostrani', 'OS', 'dash'],
  pemberlyne: ['Pemberlyne', 'PB', 'joined'],
  quarrion: ['Quarrion', 'QR', 'slash'],
  rundlemark: ['Rundlemark', 'RM', 'dash'],
  selkirne: ['Selkirne', 'SK', 'plain'],
  trevanta: ['Trevanta Labs', 'TV', 'dotted'],
  ulverdon: ['Ulverdon', 'UV', 'joined'],
  vindermoor: ['Vindermoor', 'VM', 'dash'],
  wrenhallow: ['Wrenhallow', 'WH', 'slash'],
  zephandra: ['Zephandra', 'ZP', 'dash'],
  aldermist: ['Aldermist Pharma', 'AM', 'dotted'],
  barrowmede: ['Barrowmede', 'BW', 'dash'],
  cressholm: ['Cressholm', 'CH', 'joined'],
  dunmarrow: ['Dunmarrow', 'DM', 'slash'],
  elmsward: ['Elmsward', 'EW', 'dash'],
  fennimark: ['Fennimark', 'FM', 'plain'],
  grantholme: ['Grantholme', 'GH', 'dash'],
  heronsby: ['Heronsby', 'HB', 'joined'],
  inglevarn: ['Inglevarn', 'IV', 'slash'],
  jasperlyn: ['Jasperlyn', 'JL', 'dash'],
  kittemark: ['Kittemark Bio', 'KB', 'dotted'],
  larkenvale: ['Larkenvale', 'LV', 'dash'],
  mossendale: ['Mossendale', 'MD', 'plain'],
  nettlefen: ['Nettlefen', 'NT', 'joined'],
  orrinstead: ['Orrinstead', 'OI', 'dash'],
  plovermark: ['Plovermark', 'PM', 'slash'],
  quenbyre: ['Quenbyre Lab', 'QB', 'dotted'],
  rushmede: ['Rushmede', 'RD', 'dash'],
  stourbeck: ['Stourbeck', 'SB', 'joined'],
  tidewyck: ['Tidewyck', 'TW', 'plain'],
  umberwick: ['Umberwick', 'UW', 'dash'],
  vennacre: ['Vennacre', 'VN', 'slash'],
  willowfarne: ['Willowfarne', 'WF', 'dash'],
} as const satisfies Record<string, readonly [name: string, prefix: string, style: PartNumberStyle]>

/** The short name by which families refer to a maker. */
export type ManufacturerKey = keyof typeof table

/** A maker, with the prefix and style of its part numbers. */
export interface Manufacturer {
  readonly id: number
  readonly key: ManufacturerKey
  readonly name: string
  readonly prefix: string
  readonly style: PartNumberStyle
}

function isKey(key: string): key is ManufacturerKey {
  return Object.hasOwn(table, key)
}

/** Every maker, all invented, with ids from 1. */
export const manufacturers: readonly Manufacturer[] = Object.keys(table)
  .filter(isKey)
  .map((key, at) => ({ id: at + 1, key, name: table[key][0], prefix: table[key][1], style: table[key][2] }))

const stems: Record<PartNumberStyle, (prefix: string, serial: number) => string> = {
  dash: (prefix, serial) => `${prefix}-${serial}`,
  joined: (prefix, serial) => `${prefix}${serial}`,
  plain: (_, serial) => `${serial}`.padStart(6, '0'),
  slash: (prefix, serial) => `${prefix}/${serial}`,
  dotted: (prefix, serial) => `${prefix}.${`${serial}`.padStart(5, '0')}`,
}

/**
 * A part number in the maker's own pattern.
 *
 * @param maker the maker of the product
 * @param serial the maker's running number for the product
 * @param suffixes codes of the variant, such as 'M' for medium
 * @returns the part number
 * @example partNumber(maker, 4410, ['M']) // 'HS-4410-M'
 */
export function partNumber(maker: Manufacturer, serial: number, suffixes: readonly string[] = []): string {
  return [stems[maker.style](maker.prefix, serial), ...suffixes].join(
    maker.style === 'joined' || maker.style === 'plain' ? '' : '-',
  )
}
