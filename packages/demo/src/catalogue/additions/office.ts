import { type FamilyDefinition, rows } from '../definition.js'

/** Additions to desk supplies. */
export const deskAdditions: readonly FamilyDefinition[] = [
  {
    key: 'battery',
    name: '{Type} batteries, {Size}',
    offers: ['elmsward'],
    rows: rows(
      'Type | Size | Count',
      'Alkaline | AA | 24',
      'Alkaline | AAA | 24',
      'Alkaline | C | 12 = 1.2',
      'Alkaline | D | 12 = 1.4',
      'Alkaline | 9 V | 12 = 1.9',
      'Lithium coin | CR2032 | 5 = 0.5',
      'Lithium coin | CR2025 | 5 = 0.5',
    ),
    price: 14.5,
    units: 'BX',
    about:
      '{Type} batteries of size {Size}, {Count} in a box, for thermometers, otoscopes and meters. Ten years of shelf life.',
    facts: { 'Latex free': 'Yes' },
    keywords: 'batteries',
    keywordsBy: { '9 V': '9 volt battery', 'Lithium coin': 'coin cell' },
    art: 'drug-carton',
    tone: 'charcoal',
    demand: 0.5,
  },
  {
    key: 'reward-sticker',
    name: '{Product}, {Count}',
    offers: ['umberwick'],
    rows: rows(
      'Product | Count | Keywords',
      "Children's reward stickers, assorted | 100 | kids stickers = 0.6",
      'Sugar-free lollipops | 200 | suckers, candy',
      'Vaccination stickers | 250 | flu shot stickers = 0.7',
      'Treasure chest toys, assorted | 100 | prizes, small toys = 1.4',
    ),
    price: 19,
    units: 'EA',
    about: '{Product}, {Count} in a package, for brave patients. Each is wrapped or on a roll.',
    facts: { 'Latex free': 'Yes' },
    keywords: 'pediatric rewards',
    art: 'label',
    tone: 'rose',
    demand: 0.4,
  },
]
