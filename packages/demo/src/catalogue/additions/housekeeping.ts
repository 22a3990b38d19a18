import { type FamilyDefinition, rows } from '../definition.js'

/** Gowns, drapes and linens for patients, all disposable. */
export const patientLinenAdditions: readonly FamilyDefinition[] = [
  {
    key: 'drape-sheet',
    name: 'Patient drape sheets, {Material}, {Size}, {Color}',
    offers: ['fennimark', 'mossendale', 'orrinstead'],
    rows: rows(
      'Material | Size | Color | Count',
      '2-ply tissue | 40 × 48 in | white | 100',
      '2-ply tissue | 40 × 60 in | white | 100 = 1.2',
      '2-ply tissue | 40 × 48 in | blue | 100 = 1.05',
      '3-ply tissue and poly | 40 × 60 in | blue | 50 = 1.1',
      'non-woven | 40 × 72 in | blue | 50 = 1.4',
    ),
    price: 22,
    units: 'CS',
    about:
      'Disposable {Material} sheets, {Size}, {Color}, {Count} in a case, that cover a patient during an exam. Soft, opaque and quiet.',
    facts: { Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'drape sheets, exam drapes, patient drapes, tissue drapes, stretcher sheets',
    art: 'drape',
    tone: ['blue', 'sky', 'teal'],
    sizeBy: 'Size',
    demand: 0.8,
  },
  {
    key: 'patient-gown',
    name: 'Patient exam {Garment}, disposable, {Material}, {Color}',
    offers: ['fennimark', 'pellworth'],
    rows: rows(
      'Garment | Material | Color | Size | Count',
      'gowns | 3-ply tissue and poly | blue | 30 × 42 in | 50',
      'gowns | 3-ply tissue and poly | mauve | 30 × 42 in | 50',
      'gowns | non-woven | blue | 2XL 50 × 60 in | 25 = 1.2',
      'capes, front or back opening | 3-ply tissue and poly | blue | 30 × 21 in | 100 = 1.1',
      'capes, front or back opening | 3-ply tissue and poly | white | 30 × 21 in | 100 = 1.1',
      'shorts | non-woven | blue | x-large | 50 = 1.4',
      'gowns, pediatric print | 3-ply tissue and poly | multicolor | 20 × 30 in | 50 = 0.9',
    ),
    price: 28,
    units: 'CS',
    about:
      'Disposable {Garment} for exams, {Color} {Material}, {Size}, {Count} in a case. A plastic belt closes at the front or the back.',
    facts: { Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'exam gowns, patient gowns, paper gowns, exam capes, exam shorts, disposable gowns',
    art: 'gown',
    tone: ['sky', 'rose'],
    demand: 0.7,
  },
  {
    key: 'pillowcase',
    name: 'Disposable pillowcases, {Material}, {Size}, {Color}',
    offers: ['mossendale', 'orrinstead'],
    rows: rows(
      'Material | Size | Color | Count',
      'tissue and poly | 21 × 30 in | white | 100',
      'tissue and poly | 21 × 30 in | blue | 100',
      'non-woven | 21 × 30 in | white | 100 = 1.3',
      'non-woven | 21 × 30 in | blue | 100 = 1.3',
    ),
    price: 24,
    units: 'CS',
    about:
      'Single-use {Color} {Material} covers for pillows, {Size}, {Count} in a case. Fluid does not strike through.',
    facts: { Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'pillow cases, pillowcases, disposable pillow covers, pillow slips',
    art: 'drape',
    tone: ['white', 'sky'],
    demand: 0.7,
  },
  {
    key: 'stretcher-linen',
    name: '{Product}, {Size}',
    offers: ['fennimark'],
    rows: rows(
      'Product | Size | Color | Count',
      'Stretcher sheets, fitted | 30 × 84 in | blue | 50 = 1.4',
      'Stretcher sheets, flat | 40 × 90 in | white | 50',
      'Headrest covers, tissue | 10 × 13 in | white | 500 = 0.8',
      'Professional towels, 3-ply tissue and poly | 13 × 18 in | white | 500 = 0.8',
      'Professional towels, 3-ply tissue and poly | 13 × 18 in | blue | 500 = 0.8',
      'Exam pillow, wipeable vinyl cover | 18 × 24 in | blue | 1 = 0.6',
      'Disposable blankets, padded | 40 × 80 in | blue | 24 = 2.2',
      'Washcloths, dry, airlaid | 10 × 13 in | white | 500 = 1',
      'Instrument wipes, dry, lint-free | 12 × 13 in | white | 560 = 1.1',
    ),
    price: 34,
    units: 'CS',
    about: '{Product}, {Size}, {Color}, {Count} in a case. Soft to the skin and quick to change between patients.',
    facts: { Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords:
      'stretcher sheets, headrest covers, professional towels, bibs, exam pillow, disposable blankets, dry washcloths',
    art: 'drape',
    tone: 'teal',
    demand: 0.5,
  },
]

/** Additions to exam table paper. */
export const tablePaperAdditions: readonly FamilyDefinition[] = [
  {
    key: 'print-table-paper',
    name: 'Exam table paper, {Finish}, {Color}, {Width} × {Length}',
    offers: ['orrinstead', 'pellworth'],
    rows: rows(
      'Finish | Color | Width | Length | Count',
      "smooth, children's print | multicolor | 18 in | 225 ft | 12 = 1.3",
      "smooth, children's print | multicolor | 21 in | 225 ft | 12 = 1.5",
      'smooth | white | 24 in | 225 ft | 12 = 1.4',
      'crepe | white | 24 in | 125 ft | 12 = 1.3',
      'smooth | blue | 21 in | 225 ft | 12 = 1.2',
      'smooth | white | 8-1/2 in | 225 ft | 25 = 0.9',
    ),
    price: 38,
    units: 'CS',
    about:
      '{Finish} paper in {Color}, {Width} by {Length}, {Count} rolls in a case. Fits the roll holders of most exam tables.',
    facts: { Material: 'Paper', Sterility: 'Non-sterile', 'Latex free': 'Yes' },
    keywords: 'exam table paper, exam paper, table paper, crepe paper, exam rolls, pediatric exam paper',
    art: 'paper-roll',
    tone: ['sky', 'blue'],
    sizeBy: 'Width',
    demand: 0.8,
  },
]

/** Additions to bins and liners. */
export const linerAdditions: readonly FamilyDefinition[] = [
  {
    key: 'biohazard-bag',
    name: 'Biohazard waste bags, red, {Volume}, {Size}',
    offers: ['rushmede', 'mossendale'],
    rows: rows(
      'Volume | Size | Count',
      '1 gal | 11 × 14 in | 200 = 0.6',
      '3 gal | 14 × 18 in | 200 = 0.7',
      '7 gal | 20 × 24 in | 100 = 0.8',
      '10 gal | 24 × 24 in | 250',
      '30 gal | 30 × 41 in | 250 = 1.9',
      '44 gal | 37 × 50 in | 150 = 2',
    ),
    price: 28,
    units: 'CS',
    about:
      'Red bags for infectious waste, {Volume}, {Size}, {Count} in a case, printed with the biohazard symbol. Pass the drop and tear tests for transport.',
    facts: { Material: 'Polyethylene', Sterility: 'Non-sterile', 'Latex free': 'Yes', Color: 'red' },
    keywords: 'red bags, biohazard bags, infectious waste bags, red bag waste, biohazard liners',
    art: 'bin-bag',
    tone: ['red', 'rose'],
    sizeBy: 'Volume',
    demand: 0.8,
  },
  {
    key: 'biohazard-box',
    name: 'Biohazard {Product}',
    offers: ['rushmede'],
    rows: rows(
      'Product | Count',
      'shipping boxes, corrugated, with liner | 10',
      'waste can, step-on, 32 qt, red | 1 = 1.6',
      'labels on a roll, 1 × 1 in | 250 = 0.3',
      'cleanup powder, 10 oz shaker | 1 = 0.4',
    ),
    price: 42,
    units: 'EA',
    about: 'Biohazard {Product}, {Count} in a package, for regulated medical waste. Marked in red and black.',
    facts: { 'Latex free': 'Yes', Color: 'red' },
    keywords: 'biohazard box, medical waste box, biohazard can, biohazard labels',
    art: 'waste-bin',
    tone: 'red',
    demand: 0.4,
  },
]

/** Additions to paper and tissue. */
export const tissueAdditions: readonly FamilyDefinition[] = [
  {
    key: 'clinic-tissue',
    name: '{Type}',
    offers: ['pellworth', 'orrinstead'],
    rows: rows(
      'Type | Count',
      'Facial tissue, small flat box, 2-ply | 30 = 0.9',
      'Toilet tissue, standard roll, 2-ply | 96 = 1.8',
      'Paper towels, kitchen roll, 2-ply | 30 = 1.2',
      'Paper towels, center-pull, 600 sheets | 6 = 1.3',
      'Toilet seat covers, half-fold | 5,000 = 1.5',
      'Beverage napkins, 1-ply | 4,000',
    ),
    price: 32,
    units: 'CS',
    about: '{Type}, {Count} in a case, for waiting rooms and washrooms. Soft, strong when wet and free of dye.',
    facts: { Material: 'Paper', 'Latex free': 'Yes', Color: 'white' },
    keywords: 'facial tissue, toilet paper, paper towels, kitchen roll, seat covers, tissues',
    art: 'tissue-box',
    tone: ['teal', 'violet'],
    demand: 0.6,
  },
]

/** Additions to floor care. */
export const cleaningAdditions: readonly FamilyDefinition[] = [
  {
    key: 'cleaning-chemical',
    name: '{Product}, {Volume}',
    offers: ['rushmede'],
    rows: rows(
      'Product | Volume',
      'Neutral floor cleaner | 1 gal',
      'Glass cleaner | 32 oz spray = 0.4',
      'Bleach, 6% sodium hypochlorite | 1 gal = 0.5',
      'Odor eliminator spray | 8 oz = 0.5',
      'Toilet bowl cleaner | 32 oz = 0.4',
      'Laundry detergent, fragrance-free | 1 gal = 1.1',
    ),
    price: 14,
    units: 'EA CS4',
    about: '{Product}, {Volume}, for the rooms of a clinic. Dilute and ventilate as the label says.',
    facts: { Use: 'Hard surfaces', 'Latex free': 'Yes' },
    keywords: 'floor cleaner, glass cleaner, bleach, odor eliminator, cleaning supplies',
    art: 'spray-bottle',
    tone: 'sky',
    docs: ['SDS'],
    demand: 0.4,
  },
]
