/** The purpose of a search: each group must stay good on its own. */
export type JudgmentGroup = 'name' | 'size' | 'synonym' | 'jargon' | 'typo' | 'maker' | 'number'

/** Products that answer a query: the products of a category, narrowed by name, maker or part number. */
export interface Expected {
  /** 3 is the requested product, 2 is acceptable, 1 is related. */
  readonly grade: 1 | 2 | 3
  /** Url component of a subcategory. */
  readonly category: string
  readonly named?: RegExp
  readonly maker?: string
  readonly mpn?: string
}

/**
 * A query and its expected products. If a product fits several rows, the first counts; a product that fits none is
 * worth nothing.
 */
export interface Judgment {
  readonly group: JudgmentGroup
  readonly query: string
  readonly expected: readonly Expected[]
}

type Rest = Omit<Expected, 'grade' | 'category'>

function at(grade: Expected['grade'], category: string, rest: RegExp | Rest = {}): Expected {
  return {
    grade,
    category,
    ...(rest instanceof RegExp ? { named: rest } : rest),
  }
}

function judged(group: JudgmentGroup, rows: Readonly<Record<string, readonly Expected[]>>): Judgment[] {
  return Object.entries(rows).map(([query, expected]) => ({ group, query, expected }))
}

const names = judged('name', {
  'nitrile gloves': [at(3, 'exam-gloves', /^Nitrile/), at(2, 'specialty-gloves', /nitrile/)],
  'blue nitrile gloves': [at(3, 'exam-gloves', /^Nitrile.*blue/), at(1, 'exam-gloves', /^Nitrile/)],
  'sterile surgical gloves': [at(3, 'surgical-gloves')],
  'sharps container': [at(3, 'sharps-disposal', /^Sharps container/), at(1, 'sharps-disposal')],
  'digital thermometer': [
    at(3, 'thermometry', /^Digital thermometer/),
    at(1, 'thermometry', /^Infrared|digital thermometers/),
  ],
  'isolation gown': [at(3, 'gowns', /^Isolation/), at(1, 'gowns', /^Surgical gown/)],
  'surgical mask': [at(3, 'masks', /^Procedure mask/), at(1, 'masks')],
  'exam table paper': [at(3, 'exam-table-paper')],
  amoxicillin: [at(3, 'tablets-capsules', /^Amoxicillin capsules/), at(2, 'tablets-capsules', /^Amoxicillin and/)],
  'foam dressing': [at(3, 'advanced-dressings', /foam dressing/)],
  'paper tape': [at(3, 'tapes', /^Paper/), at(1, 'tapes')],
  'strep test': [at(3, 'rapid-tests', /^Strep/), at(1, 'rapid-tests', /rapid test/)],
  'suture removal kit': [
    at(3, 'drapes-trays', /^Suture removal/),
    at(2, 'scissors-needle-holders', /^Suture removal/),
    at(1, 'drapes-trays', /^Staple removal/),
  ],
  'wheelchair 18 inch seat': [at(3, 'wheelchairs', /18 in seat/), at(1, 'wheelchairs')],
  'hand sanitizer foam': [at(3, 'hand-hygiene', /^Hand sanitizer foam/), at(2, 'hand-hygiene', /^Hand sanitizer/)],
  'child stethoscope': [at(3, 'stethoscopes', /^Pediatric/), at(1, 'stethoscopes')],
})

const sizes = judged('size', {
  '4x4 gauze': [at(3, 'gauze-sponges', /^(?:Gauze sponges|Sterile gauze pads).*4 × 4 in/)],
  '4"x4" sterile gauze': [
    at(3, 'gauze-sponges', /^Sterile gauze pads, 4 × 4 in/),
    at(1, 'gauze-sponges', /^Gauze sponges.*4 × 4 in/),
  ],
  '5 x 9 abd pad': [at(3, 'gauze-sponges', /^Abdominal.*5 × 9 in/), at(1, 'gauze-sponges', /^Abdominal/)],
  '10cc syringe': [
    at(3, 'syringes', /^Luer-(?:lock|slip) syringe 10 mL/),
    at(2, 'syringes-with-needle', /^Luer-lock syringe 10 mL/),
    at(1, 'syringes', /^Oral syringe 10 mL/),
  ],
  '3 ml syringe 25g 5/8': [
    at(3, 'syringes-with-needle', /3 mL with needle 25 G × 5\/8/),
    at(2, 'syringes-with-needle', /3 mL with (?:retractable )?needle 25 G/),
    at(1, 'syringes-with-needle', /3 mL with/),
  ],
  '25 gauge needle': [
    at(3, 'hypodermic-needles', /^(?:Safety hypodermic|Hypodermic) needle 25 G/),
    at(2, 'syringes-with-needle', /needle 25 G/),
    at(1, 'hypodermic-needles', /25 G/),
  ],
  '18g iv catheter': [at(3, 'iv-catheters', /IV catheter 18 G/), at(1, 'iv-catheters', /IV catheter/)],
  '#10 blade': [at(3, 'scalpels-blades', /^Surgical blade.*no\. 10,/), at(2, 'scalpels-blades', /no\. 10,/)],
  '3-0 suture': [at(3, 'sutures', /suture, 3-0/)],
  '4-0 nylon': [at(3, 'sutures', /^Nylon suture, 4-0/), at(1, 'sutures', /^Nylon|suture, 4-0/)],
  '16 french foley': [at(3, 'catheters', /^Foley.*16 Fr/), at(1, 'catheters', /^Foley/)],
  '2 inch cohesive wrap': [at(3, 'bandages-wraps', /cohesive wrap, 2 in/), at(1, 'bandages-wraps', /cohesive wrap/)],
  '1000 ml normal saline': [
    at(3, 'iv-solutions', /^Sodium chloride 0\.9% injection, 1,000 mL/),
    at(2, 'iv-solutions', /^Sodium chloride 0\.9% for irrigation, 1,000 mL/),
    at(1, 'iv-solutions', /^Sodium chloride 0\.9%/),
  ],
  '2 gallon sharps container': [
    at(3, 'sharps-disposal', /^Sharps container, 2 gal/),
    at(1, 'sharps-disposal', /^Sharps container|2 gal/),
  ],
  '7.5 endotracheal tube': [
    at(3, 'airway-management', /^Endotracheal.*7\.5 mm/),
    at(1, 'airway-management', /^Endotracheal/),
  ],
  'xl nitrile gloves': [at(3, 'exam-gloves', /^Nitrile/), at(2, 'specialty-gloves', /nitrile/)],
})

const synonyms = judged('synonym', {
  'band-aid': [at(3, 'bandages-wraps', /adhesive bandages/)],
  respirator: [at(3, 'masks', /^N95/), at(1, 'masks')],
  'ekg electrodes': [at(3, 'pulse-oximetry-ecg', /^ECG electrodes/)],
  'ekg machine': [at(3, 'pulse-oximetry-ecg', /resting ECG/)],
  'bp cuff': [
    at(3, 'blood-pressure', /blood pressure cuff/),
    at(2, 'blood-pressure', /^Aneroid/),
    at(1, 'blood-pressure'),
  ],
  sphygmomanometer: [
    at(3, 'blood-pressure', /sphygmomanometer/),
    at(2, 'blood-pressure', /monitor/),
    at(1, 'blood-pressure'),
  ],
  'needle box': [at(3, 'sharps-disposal', /^Sharps container/), at(1, 'sharps-disposal')],
  'urinary catheter': [at(3, 'catheters', /^Foley/), at(2, 'catheters')],
  'butterfly needle': [at(3, 'iv-catheters', /^Winged infusion/), at(1, 'iv-catheters', /winged/)],
  'alcohol wipes': [
    at(3, 'skin-preparation', /^Alcohol.*prep pads/),
    at(2, 'skin-preparation', /alcohol prep pads/),
    at(1, 'surface-disinfection', /wipes.*alcohol/),
  ],
  'adult diapers': [at(3, 'briefs-underwear', /brief/), at(2, 'briefs-underwear')],
  'bed pads': [at(3, 'underpads')],
  'rubbing alcohol': [at(3, 'skin-preparation', /^Isopropyl/)],
  glucometer: [at(3, 'glucose-testing', /meter/), at(1, 'glucose-testing', /glucose test strips/)],
  'specimen cup': [at(3, 'specimen-collection', /^Specimen container/)],
  'wound closure strips': [at(3, 'wound-closure', /closure strips/)],
})

const jargon = judged('jargon', {
  chux: [at(3, 'underpads')],
  kerlix: [at(3, 'bandages-wraps', /^Conforming/)],
  coban: [at(3, 'bandages-wraps', /cohesive/)],
  tegaderm: [at(3, 'advanced-dressings', /^Transparent film/)],
  'ace bandage': [at(3, 'bandages-wraps', /^Elastic bandage/)],
  'steri strips': [at(3, 'wound-closure', /closure strips/)],
  d5w: [at(3, 'iv-solutions', /^Dextrose 5% in water/), at(1, 'iv-solutions', /^Dextrose/)],
  'ivpb tubing': [at(3, 'iv-sets', /^Secondary/), at(1, 'iv-sets')],
  'saline flush': [at(3, 'flush-syringes', /sodium chloride/), at(1, 'flush-syringes')],
  'purple top tubes': [
    at(3, 'blood-collection', /^Blood collection tube.*EDTA/),
    at(1, 'blood-collection', /^Blood collection tube/),
  ],
  'ambu bag': [at(3, 'airway-management', /resuscitator/)],
  'nrb mask': [at(3, 'oxygen-delivery', /non-rebreather/), at(1, 'oxygen-delivery', /mask/)],
  'crash cart': [at(3, 'carts-cabinets', /^Emergency cart/), at(1, 'carts-cabinets', /cart/)],
  'epi pen': [at(3, 'inhalation-emergency', /^Epinephrine auto-injector/)],
})

const typos = judged('typo', {
  'nitril gloves': [at(3, 'exam-gloves', /^Nitrile/), at(2, 'specialty-gloves', /nitrile/)],
  stethescope: [at(3, 'stethoscopes')],
  'digital thermomter': [
    at(3, 'thermometry', /^Digital thermometer/),
    at(1, 'thermometry', /^Infrared|digital thermometers/),
  ],
  'foley cathater': [at(3, 'catheters', /^Foley/)],
  'pulse oxymeter': [at(3, 'pulse-oximetry-ecg', /pulse oximeter/)],
  'disinfectent wipes': [at(3, 'surface-disinfection', /wipes/)],
  tournaquet: [at(3, 'blood-collection', /tourniquet/)],
  lidocane: [
    at(3, 'local-anesthetics', /^Lidocaine/),
    at(3, 'topicals-eye-care', /^Lidocaine/),
    at(1, 'topicals-eye-care', /lidocaine/),
  ],
  'ketoralac injection': [at(3, 'injectables', /^Ketorolac/)],
  'sringe 10 ml': [
    at(3, 'syringes', /syringe 10 mL/),
    at(2, 'syringes-with-needle', /syringe 10 mL/),
    at(2, 'flush-syringes', /10 mL/),
  ],
})

const makers = judged('maker', {
  'halden gloves': [
    at(3, 'exam-gloves', { maker: 'Halden Safety' }),
    at(3, 'specialty-gloves', { maker: 'Halden Safety' }),
  ],
  'ostra gauze': [
    at(3, 'gauze-sponges', { maker: 'Ostra Wound', named: /gauze/i }),
    at(2, 'bandages-wraps', { maker: 'Ostra Wound', named: /gauze/ }),
    at(1, 'gauze-sponges', { maker: 'Ostra Wound' }),
  ],
  'thornbek scissors': [at(3, 'scissors-needle-holders', { maker: 'Thornbeck Surgical', named: /scissors/ })],
  'kelmoor thermometer': [
    at(3, 'thermometry', { maker: 'Kelmoor', named: /^Infrared/ }),
    at(1, 'thermometry', { maker: 'Kelmoor' }),
  ],
})

const numbers = judged('number', {
  'HS-3407': [at(3, 'exam-gloves', { mpn: 'HS-3407' })],
  cv1531: [at(3, 'syringes', { mpn: 'CV1531' })],
  'DM 2084': [at(3, 'airway-management', { mpn: 'DM/2084' })],
  '003570': [at(3, 'gauze-sponges', { mpn: '003570' })],
})

/**
 * Searches that a nurse or buyer would type against the demo catalogue, written from its definitions and not from the
 * products that the engine finds.
 */
export const judgments: readonly Judgment[] = [
  ...names,
  ...sizes,
  ...synonyms,
  ...jargon,
  ...typos,
  ...makers,
  ...numbers,
]
