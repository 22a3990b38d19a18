import { at } from './judged.js'
import type { Expected, Judgment } from './judgment.types.js'

type Chosen = NonNullable<Judgment['filters']>

const inStock: Chosen = { availability: ['in-stock'] }
const outOfStock: Chosen = { availability: ['out-of-stock'] }

function size(...values: readonly string[]): Chosen {
  return { 'attributes.Size': values }
}

function color(...values: readonly string[]): Chosen {
  return { 'attributes.Color': values }
}

function material(...values: readonly string[]): Chosen {
  return { 'attributes.Material': values }
}

function maker(...values: readonly string[]): Chosen {
  return { manufacturer: values }
}

function asked(query: string, filters: Chosen, ...expected: readonly Expected[]): Judgment {
  return { group: 'filters', query, filters, expected }
}

const nitrile = at(3, 'exam-gloves', /^Nitrile/)
const chemo = at(2, 'specialty-gloves', /^Chemo/)
const exam = at(3, 'exam-gloves')
const surgical = at(3, 'surgical-gloves')
const cuff = at(3, 'blood-pressure', /cuff/)
const briefs = at(3, 'briefs-underwear', /^Adult brief/)
const cohesive = at(3, 'bandages-wraps', /cohesive/)

const sizesInStock = [
  asked('nitrile gloves', inStock, nitrile, chemo),
  asked('nitrile gloves', size('large'), nitrile, chemo),
  asked('nitrile gloves', { ...size('large'), ...inStock }, nitrile, chemo),
  asked(
    'nitrile gloves large',
    inStock,
    at(3, 'exam-gloves', /^Nitrile.*, large$/),
    at(2, 'specialty-gloves', /^Chemo.*, large$/),
  ),
  asked('nitrile gloves medium', { ...size('medium'), ...inStock }, nitrile, chemo),
  asked('nitrile gloves', { ...size('small', 'medium'), ...inStock }, nitrile, chemo),
  asked('lavender nitrile gloves', { ...size('x-large'), ...inStock }, at(3, 'exam-gloves', /^Nitrile.*lavender/)),
  asked('gloves', { ...size('x-small'), ...color('black') }, nitrile),
  asked('gloves', { ...material('Vinyl'), ...size('medium'), ...inStock }, at(3, 'exam-gloves', /^Vinyl/)),
  asked('exam gloves', outOfStock, exam),
  asked('latex exam gloves', { ...size('small'), ...inStock }, at(3, 'exam-gloves', /^Latex/)),
  asked('surgical gloves', { ...size('7.5'), ...inStock }, surgical),
  asked('surgical gloves', { ...size('6'), ...material('Polyisoprene', 'Neoprene') }, surgical),
  asked('chemo gloves', { ...size('medium'), ...inStock }, at(3, 'specialty-gloves', /^Chemo/)),
  asked('n95', { ...size('small'), ...inStock }, at(3, 'masks', /^N95/)),
  asked('isolation gown', { ...size('x-large'), ...color('blue') }, at(3, 'gowns', /isolation gown/)),
  asked('coverall', { ...size('xx-large'), ...inStock }, at(3, 'gowns', /coverall/)),
  asked('shoe covers', { ...size('x-large'), ...color('white') }, at(3, 'caps-shoe-covers', /^Shoe/)),
  asked('adult briefs', { ...size('large'), ...inStock, ...maker('Grantholme') }, briefs),
  asked(
    'adult briefs overnight',
    { ...size('xx-large'), ...inStock },
    at(3, 'briefs-underwear', /^Adult brief.*overnight/),
  ),
  asked('bp cuff', { ...size('thigh'), ...inStock }, cuff),
  asked('blood pressure cuff', { ...size('child'), ...maker('Quillora') }, cuff),
  asked('hinged knee brace', { ...size('xx-large'), ...inStock }, at(3, 'braces-supports', /^Hinged/)),
  asked('wrist splint', { ...size('medium'), ...inStock }, at(3, 'braces-supports', /^Wrist/)),
  asked('crutches', { ...size('youth'), ...inStock }, at(3, 'walking-aids', /crutches/)),
]

const colors = [
  asked('cohesive wrap', color('red'), cohesive),
  asked('cohesive wrap 2 inch', { ...color('blue'), ...inStock }, at(3, 'bandages-wraps', /cohesive wrap, 2 in/)),
  asked('stethoscope', { ...color('teal'), ...inStock }, at(3, 'stethoscopes')),
  asked('pediatric stethoscope', { ...color('navy'), ...maker('Quillora') }, at(3, 'stethoscopes', /^Pediatric/)),
  asked('exam stool', { ...color('gray'), ...inStock }, at(3, 'exam-tables-stools', /stool/)),
  asked('exam table', { ...color('burgundy'), ...inStock }, at(3, 'exam-tables-stools', /exam table/)),
  asked('crash cart', color('blue'), at(3, 'carts-cabinets', /^Emergency/)),
  asked('fiberglass casting tape', { ...color('pink'), ...inStock }, at(3, 'splinting-casting', /casting tape/)),
  asked('end tab folders', color('green'), at(3, 'charts-folders', /^End-tab/)),
  asked('patient wristband', color('red'), at(3, 'labels-wristbands', /wristband/)),
]

const otherFacts = [
  asked('gauze', { ...maker('Ostra Wound'), ...size('4 × 4 in') }, at(3, 'gauze-sponges', /gauze/)),
  asked(
    'wipes',
    { ...maker('Larkenvale'), category: ['surface-disinfection'] },
    at(3, 'surface-disinfection', /wipes/),
  ),
  asked('foley catheter', { ...material('100% silicone'), ...inStock }, at(3, 'catheters', /^Foley/)),
  asked('foley catheter 16 fr', material('100% silicone'), at(3, 'catheters', /^Foley.*16 Fr/)),
  asked('ibuprofen', { rxLevel: ['1'] }, at(3, 'tablets-capsules', /^Ibuprofen/)),
  asked('ketamine', { rxLevel: ['4'] }, at(3, 'anesthesia-hormones', /^Ketamine/)),
  asked(
    'lorazepam',
    { rxLevel: ['4'], ...maker('Avenna', 'Wexlune Injectables') },
    at(3, 'sedatives-anxiolytics', /^Lorazepam/),
  ),
  asked('face mask', { allocation: ['no'], ...inStock }, at(3, 'masks', /^Procedure/), at(1, 'masks')),
  asked('surgical gown', { allocation: ['no'], ...size('large') }, at(3, 'gowns', /^Surgical/)),
  asked('iv catheter 20g', { ...inStock, ...maker('Corvane') }, at(3, 'iv-catheters', /IV catheter 20 G/)),
  asked('needles', { category: ['hypodermic-needles'], ...maker('Quarrion') }, at(3, 'hypodermic-needles')),
]

/** Chosen filters: every shown item has to satisfy them by its own values. */
export const filters: readonly Judgment[] = [...sizesInStock, ...colors, ...otherFacts]
