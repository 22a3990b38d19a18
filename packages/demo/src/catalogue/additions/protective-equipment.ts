import { cross, type FamilyDefinition, rows } from '../definition.js'

/** Additions to masks. */
export const maskAdditions: readonly FamilyDefinition[] = [
  {
    key: 'pleated-mask',
    name: '{Type}, {Fastening}, {Color}',
    offers: ['lindrath', 'pellworth'],
    rows: rows(
      'Type | Fastening | Color | Level | Keywords',
      'Pediatric procedure mask | ear loops | pink | ASTM level 1 | kids masks, earloop masks',
      'Procedure mask, pleated | ear loops | pink | ASTM level 1 | earloop masks, procedure masks',
      'Procedure mask, pleated | ear loops | yellow | ASTM level 1 | earloop masks, procedure masks',
      'Procedure mask, anti-fog | ear loops | blue | ASTM level 3 | earloop masks, no-fog mask = 1.5',
      'Surgical mask, anti-fog | ties | green | ASTM level 2 | tie-on masks, no-fog mask = 1.4',
      'Procedure mask with eye shield | ear loops | blue | ASTM level 3 | mask with shield, splash visor = 3.4',
      'Surgical mask with eye shield | ties | blue | ASTM level 3 | mask with shield, splash visor = 3.6',
    ),
    price: 7.2,
    units: 'BX50 CS10',
    about: '{Type} with {Fastening}, {Color}, to {Level}. Three plies and a nose piece that keeps its bend.',
    facts: { Material: 'Non-woven polypropylene', Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'face masks',
    art: 'mask',
    tone: ['blue', 'sky'],
    demand: 0.8,
  },
  {
    key: 'surgical-respirator',
    name: 'N95 surgical respirator, {Shape}',
    offers: ['halden', 'zephandra'],
    rows: cross({ Shape: 'cone, 3-panel flat-fold = 1.3', Size: 'small, regular' }),
    matrix: ['Size'],
    price: 24,
    units: 'BX20 CS6',
    about:
      'Fluid-resistant {Shape} respirator that filters 95% of airborne particles. Two head bands and a soft nose foam give a tight seal.',
    facts: {
      Material: 'Polypropylene',
      Sterility: 'Non-sterile',
      'Latex free': 'Yes',
      Valve: 'without valve',
      Color: 'white',
    },
    keywords: 'N95 mask, N95 respirator, particulate respirator, surgical N95, TB mask',
    art: 'respirator',
    tone: ['teal', 'white'],
    demand: 0.7,
  },
]

/** Additions to gowns. */
export const gownAdditions: readonly FamilyDefinition[] = [
  {
    key: 'open-back-gown',
    name: '{Type} gown, {Material}, {Color}',
    offers: ['fennimark', 'mossendale'],
    rows: rows(
      'Type | Material | Color | Size | Keywords',
      'Over-the-head thumb-loop isolation | polyethylene | blue | universal | isolation gowns, thumb-loop gown, poly gown',
      'Over-the-head thumb-loop isolation | polyethylene | blue | x-large | isolation gowns, thumb-loop gown, poly gown = 1.1',
      'Full-back isolation | spunbond | yellow | universal | isolation gowns, yellow gowns = 1.2',
      'Full-back isolation | spunbond | yellow | x-large | isolation gowns, yellow gowns = 1.3',
      'Chemotherapy | coated polypropylene | white | large | chemo gown = 3.4',
      'Chemotherapy | coated polypropylene | white | x-large | chemo gown = 3.6',
    ),
    matrix: ['Size'],
    price: 16,
    units: 'BG15 CS5',
    about: '{Type} gown of {Color} {Material} with ties and long sleeves. Keeps fluids off clothing; for single use.',
    facts: { Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'cover gown, PPE gowns',
    art: 'gown',
    tone: ['blue', 'yellow'],
    demand: 0.6,
  },
  {
    key: 'lab-coat',
    name: 'Disposable {Type}, {Color}',
    offers: ['fennimark'],
    rows: cross({
      Type: 'lab coat, lab jacket = 0.9',
      Color: 'white, blue',
      Size: 'small, medium, large, x-large, xx-large = 1.1',
    }),
    matrix: ['Size'],
    price: 22,
    units: 'PK10 CS5',
    about:
      'Disposable {Type} of three-layer fabric in {Color} with knit cuffs, snaps and three pockets. Worn for a day, then discarded.',
    facts: { Material: 'SMS', Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'disposable lab coat, SMS coat',
    keywordsBy: { 'lab jacket': 'warm-up jacket' },
    art: 'gown',
    tone: 'white',
    demand: 0.4,
  },
  {
    key: 'disposable-scrubs',
    name: 'Disposable scrub {Piece}, {Color}',
    offers: ['lindrath'],
    rows: cross({ Piece: 'shirt, pants', Color: 'blue', Size: 'small, medium, large, x-large, xx-large = 1.1' }),
    matrix: ['Size'],
    price: 26,
    units: 'PK10 CS5',
    about: 'Disposable {Color} scrub {Piece} of soft SMS that breathes and does not show through.',
    facts: { Material: 'SMS', Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'disposable scrubs, paper scrubs',
    keywordsBy: { shirt: 'scrub top' },
    art: 'gown',
    tone: 'blue',
    demand: 0.3,
  },
]

/** Additions to caps and shoe covers. */
export const capAdditions: readonly FamilyDefinition[] = [
  {
    key: 'universal-shoe-cover',
    name: '{Type}, {Color}',
    offers: ['fennimark'],
    rows: rows(
      'Type | Color | Size | Count | Keywords',
      'Shoe covers, non-skid | blue | universal | 300 | booties, shoe covers = 2.4',
      'Shoe covers, non-skid | blue | x-large | 300 | booties, shoe covers = 2.6',
      'Boot covers, knee-high | blue | universal | 50 | boot covers, high booties = 1.4',
      'Surgeon caps with ties | blue | universal | 100 | skull caps, OR caps',
      'Beard covers | white | universal | 100 | beard nets, beard guards = 0.6',
      'Hair nets | brown | 24 in | 144 | hair covers = 0.7',
    ),
    price: 14.5,
    units: 'CS',
    about: '{Type} in {Color}, {Size}, {Count} in a case. Elastic holds without binding.',
    facts: { Material: 'Non-woven polypropylene', Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'disposable apparel',
    art: 'shoe-cover',
    tone: 'blue',
    demand: 0.5,
  },
]

/** Additions to eye and face protection. */
export const eyeAdditions: readonly FamilyDefinition[] = [
  {
    key: 'eye-shield-disposable',
    name: '{Type}',
    offers: ['umberwick'],
    rows: rows(
      'Type | Count | Keywords',
      'Disposable eye shields, frames and lenses | 25 | disposable eyewear, splash shield',
      'Disposable lenses, refill | 100 | replacement lenses = 1.8',
      'Over-glasses visitor spectacles | 12 | visitor glasses = 0.9',
      'Emergency eye wash station, 16 oz bottle | 1 | eyewash station = 0.7',
    ),
    price: 24,
    units: 'BX CS4',
    about: '{Type}, {Count} in a box, that keep splashes out of the eyes. Clear and light, also over glasses.',
    facts: { Material: 'Polycarbonate', Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'eye protection',
    art: 'safety-glasses',
    tone: 'sky',
    demand: 0.4,
  },
]
