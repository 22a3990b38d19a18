import { cross, type FamilyDefinition, rows } from '../definition.js'

/** Additions to gloves. */
export const gloveAdditions: readonly FamilyDefinition[] = [
  {
    key: 'value-nitrile-glove',
    name: 'Nitrile exam gloves, powder-free, {trait}, {Color}',
    offers: [
      { maker: 'pellworth', trait: 'lightweight, economy pack', factor: 0.92 },
      { maker: 'mossendale', trait: 'lightweight soft, economy pack', factor: 1.02 },
    ],
    rows: cross({ Color: 'blue, violet = 1.04', Size: 'x-small, small, medium, large, x-large' }),
    matrix: ['Size'],
    price: 17.5,
    units: 'BX200 CS10',
    about:
      'Everyday nitrile exam gloves, {trait}, with textured fingertips. Ambidextrous with a beaded cuff; twice as many in a box saves shelf space.',
    facts: {
      Material: 'Nitrile',
      Powder: 'Powder-free',
      Sterility: 'Non-sterile',
      'Latex free': 'Yes',
      Thickness: '3 mil',
    },
    keywords: 'nitrile exam gloves, exam gloves, procedure gloves, 200-count gloves, latex-free gloves, PPE',
    art: 'glove-box',
    tone: 'blue',
    docs: ['IFU', 'Spec sheet'],
    demand: 0.9,
  },
  {
    key: 'nitrile-xxl-glove',
    name: 'Nitrile exam gloves, powder-free, heavy-duty 6 mil, {Color}',
    offers: ['oakriven', 'halden'],
    rows: cross({ Color: 'black, blue, orange = 1.15', Size: 'small, medium, large, x-large, xx-large = 1.05' }),
    matrix: ['Size'],
    price: 18.8,
    units: 'BX100 CS10',
    about:
      'Heavy-duty nitrile gloves for wet work and first responders, up to size XX-large. Fully textured for grip on wet instruments.',
    facts: {
      Material: 'Nitrile',
      Powder: 'Powder-free',
      Sterility: 'Non-sterile',
      'Latex free': 'Yes',
      Thickness: '6 mil',
    },
    keywords: 'heavy-duty nitrile gloves, EMS gloves, exam gloves',
    art: 'glove-box',
    tone: 'charcoal',
    demand: 0.7,
  },
  {
    key: 'sterile-exam-glove',
    name: '{Material} exam gloves, sterile, powder-free, {Pack}',
    offers: ['selkirne', 'brellmark'],
    rows: rows(
      'Material | Pack | Latex free | Size',
      ...['small', 'medium', 'large', 'x-large'].flatMap((size) => [
        `Nitrile | pairs | Yes | ${size} = 1.2`,
        `Vinyl | pairs | Yes | ${size} = 0.8`,
        `Natural rubber latex | pairs | No | ${size}`,
      ]),
    ),
    matrix: ['Size'],
    price: 24,
    units: 'BX50 CS4',
    about:
      'Sterile {Material} exam gloves packed in {Pack} for dressing changes and catheter care. Peel pouches open flat.',
    facts: { Powder: 'Powder-free', Sterility: 'Sterile' },
    keywords: 'sterile exam gloves, sterile gloves, sterile pairs',
    art: 'glove-box',
    tone: ['sky', 'sand'],
    demand: 0.6,
  },
  {
    key: 'chloroprene-glove',
    name: 'Chloroprene exam gloves, powder-free, green',
    offers: ['glenvarra'],
    rows: cross({ Size: 'x-small, small, medium, large, x-large' }),
    matrix: ['Size'],
    price: 19.5,
    units: 'BX100 CS10',
    about:
      'Synthetic gloves with the stretch of latex and none of its proteins. Soft on hands that wear gloves all day.',
    facts: {
      Material: 'Chloroprene',
      Powder: 'Powder-free',
      Sterility: 'Non-sterile',
      'Latex free': 'Yes',
      Color: 'green',
      Thickness: '5 mil',
    },
    keywords: 'chloroprene gloves, neoprene exam gloves, latex-free gloves, exam gloves',
    art: 'glove-box',
    tone: 'green',
    demand: 0.5,
  },
]
