import { judged } from './judged.js'

function unfit(queries: readonly string[]) {
  return judged('nothing fits', Object.fromEntries(queries.map((query) => [query, []])))
}

const otherStores = unfit([
  'puppy shampoo',
  'dog food',
  'cat litter',
  'garden hose',
  'bicycle helmet',
  'guitar strings',
  'espresso machine',
  'pizza oven',
  'car tires',
  'lawn mower',
  'toner cartridge',
  'wedding cake',
  'swimming pool chlorine',
  'asdfghjkl',
  'candles',
  'blender',
  'lipstick',
  'laptop',
  'sneakers',
  'violin',
  'cheese',
  'tent poles',
  'perfume',
])

/** One word of the query is the name of a kind of product here, and the other word says that something else is meant. */
const otherUses = unfit([
  'boxing gloves',
  'kitchen sponge',
  'windshield wipes',
  'knitting needles',
  'halloween mask',
  'wine glasses',
  'ski goggles',
  'duct tape',
  'meat thermometer',
  'tire pressure gauge',
  'propane cylinder',
  'baby monitor camera',
  'surgical robot',
  'mri scanner',
  'pool table',
  'guitar stand',
  'sheet music',
  'bulletproof vest',
])

/** Drugs that resemble a drug of the catalog, or a form that it does not have. */
const otherDrugs = unfit([
  'hydralazine',
  'hydroxyzine',
  'prednisolone',
  'ephedrine',
  'dopamine',
  'cefoxitin',
  'ceftazidime',
  'hydroxyprogesterone',
  'oxymorphone',
  'bupropion',
  'nicardipine',
  'trazodone',
  'tizanidine',
  'vincristine',
  'lantus',
  'humalog',
  'celebrex',
  'solu-cortef',
  'fluoxetine 20 mg',
])

const otherBrands = unfit(['ozempic', 'botox', 'keurig pods', 'legos', 'dyson vacuum'])

/** What a medical store does not carry: no product may be presented as a match. */
export const nothingFits = [...otherStores, ...otherUses, ...otherDrugs, ...otherBrands]
