import { at, by, judged } from './judged.js'

/** The last noun names the thing, and the words before it say which one. */
const heads = judged('order matters', {
  'needle syringe': [by(3, /syringe.* with (?:\w+ )?needle|insulin syringe/), at(1, 'hypodermic-needles')],
  'syringe needle': [
    by(3, /^(?:Safety hypodermic|Hypodermic) needle/),
    at(1, 'hypodermic-needles'),
    by(1, /syringe.*needle/),
  ],
  'needles and syringes': [
    by(3, /syringe.* with (?:\w+ )?needle|insulin syringe/),
    by(2, /hypodermic needle/),
    by(1, /syringe/),
  ],
  'glove box holder': [at(3, 'glove-dispensers')],
  'box of gloves': [by(3, /exam gloves/), by(2, /gloves/)],
  wheelchair: [at(3, 'wheelchairs'), at(1, 'exam-instruments', /^Wheelchair scale/)],
  'wheelchair scale': [at(3, 'exam-instruments', /^Wheelchair scale/), at(1, 'exam-instruments', /scale/)],
  'needle holder': [at(3, 'scissors-needle-holders', /needle holder/)],
  needle: [at(3, 'hypodermic-needles'), by(2, /needle \d\d G/), by(1, /needle|winged/)],
  'bandage scissors': [by(3, /bandage scissors/), by(1, /scissors|shears/)],
  'scissors for suture removal': [by(3, /^Suture removal scissors/), by(1, /^Suture removal/)],
  'scalpel blade': [by(3, /^Surgical blade/), by(1, /scalpel/)],
  scalpel: [by(3, /scalpel, no/), by(1, /scalpel|blade/)],
  'oxygen mask': [at(3, 'oxygen-delivery', /^Oxygen mask/), at(1, 'oxygen-delivery')],
  'face mask': [by(3, /(?:Procedure|Surgical) mask/), by(1, /mask|N95/)],
  'catheter bag': [by(3, /(?:drainage|leg) bag/)],
  'catheter cabinet': [at(3, 'carts-cabinets', /^Catheter cabinet/), at(1, 'carts-cabinets', /cabinet/)],
  'urine cup': [by(3, /^Specimen (?:container|cups)/), at(1, 'rapid-tests', /cup/)],
  'urine drug test cup': [at(3, 'rapid-tests', /^Urine drug screen.*cup/), at(1, 'rapid-tests', /^Urine drug/)],
  'ecg paper': [by(3, /^ECG (?:recording )?paper/)],
  'paper tape': [at(3, 'tapes', /^Paper/), at(1, 'tapes')],
  'insulin syringe': [by(3, /insulin syringe/)],
  'insulin pen needles': [by(3, /pen needle/)],
  ophthalmoscope: [
    at(3, 'exam-instruments', /^Ophthalmoscope set/),
    at(2, 'exam-instruments', /^Otoscope and ophthalmoscope/),
  ],
  otoscope: [at(3, 'exam-instruments', /^Otoscope set/), at(2, 'exam-instruments', /^Otoscope and/)],
  'blood pressure monitor cuff': [at(3, 'blood-pressure', /cuff/), at(1, 'blood-pressure')],
  'blood pressure monitor': [at(3, 'blood-pressure', /monitor/), at(1, 'blood-pressure')],
  'skin prep': [at(3, 'skin-preparation'), by(2, /skin prep|skin protectant|barrier film/)],
})

/** The whole product before its parts and supplies. */
const wholes = judged('order matters', {
  'sharps container': [at(3, 'sharps-disposal', /^Sharps container/), at(1, 'sharps-disposal')],
  'sharps container bracket': [at(3, 'sharps-disposal', /bracket/), at(1, 'sharps-disposal')],
  thermometer: [by(3, /^(?:Digital|Infrared) thermometer|^Single-use clinical thermometers/), by(1, /thermometer/)],
  'thermometer probe covers': [by(3, /probe covers/), by(1, /^Thermometer sheaths/)],
  mop: [
    at(3, 'floor-care', /^Microfiber flat mop/),
    at(2, 'floor-care', /^(?:String|Microfiber) mop/),
    at(1, 'floor-care', /mop/i),
  ],
  'mop handle': [at(3, 'floor-care', /^Mop handle/), at(1, 'floor-care', /mop/i)],
  'mop bucket': [at(3, 'floor-care', /^Mop bucket/), at(1, 'floor-care', /mop/i)],
  'exam table': [at(3, 'exam-tables-stools', /exam table/), at(1, 'exam-table-paper')],
  'exam table paper': [at(3, 'exam-table-paper')],
  pipette: [
    at(3, 'liquid-handling-slides', /^Pipette, |^Transfer pipettes/),
    at(1, 'liquid-handling-slides', /^Pipette tips/),
  ],
  'pipette tips': [at(3, 'liquid-handling-slides', /^Pipette tips/)],
  'glucose meter': [by(3, /glucose meter kit/), by(1, /glucose/)],
  'glucose meter strips': [at(3, 'glucose-testing', /test strips/), at(1, 'glucose-testing', /meter kit/)],
  suture: [by(3, /suture, \d-0/), by(1, /suture/)],
  nebulizer: [by(3, /nebulizer/), by(1, /inhalation/)],
  'waste can': [at(3, 'bins-liners', /waste can/), at(1, 'bins-liners', /liner/)],
  'iv pole': [at(3, 'iv-poles-pumps', /^IV pole/)],
  microscope: [at(3, 'bench-equipment', /microscope/), at(1, 'liquid-handling-slides', /^Microscope slides/)],
  'microscope slides': [at(3, 'liquid-handling-slides', /^Microscope slides/)],
  lancets: [at(3, 'glucose-testing', /lancets/)],
})

/** The plain drug before its combinations. */
const plain = judged('order matters', {
  lidocaine: [by(3, /^Lidocaine (?:HCl [\d.]+%|ointment|jelly|cream|viscous|patch)/), by(1, /lidocaine/)],
  epinephrine: [
    by(3, /^Epinephrine (?:injection|auto-injector)/),
    by(2, /^Epinephrine emergency/),
    by(1, /epinephrine/),
  ],
  'lidocaine with epinephrine': [by(3, /^Lidocaine HCl and epi/), by(1, /lidocaine/)],
  acetaminophen: [by(3, /^(?:Children's acetaminophen|Acetaminophen tablets)/), by(1, /acetaminophen/)],
  amoxicillin: [at(3, 'tablets-capsules', /^Amoxicillin capsules/), at(1, 'tablets-capsules', /^Amoxicillin and/)],
  albuterol: [at(3, 'inhalation-emergency', /^Albuterol/), at(1, 'inhalation-emergency', /albuterol/)],
  ipratropium: [
    at(3, 'inhalation-emergency', /^Ipratropium bromide/),
    at(1, 'inhalation-emergency', /^Ipratropium and/),
  ],
  oxycodone: [at(3, 'opioid-analgesics', /^Oxycodone HCl/), at(1, 'opioid-analgesics', /^Oxycodone and/)],
  dextrose: [by(3, /^Dextrose (?:5% in water|injection)/), by(1, /^Dextrose/)],
  atropine: [at(3, 'injectables', /^Atropine/), at(1, 'stimulants-anticonvulsants', /atropine/)],
  morphine: [at(3, 'opioid-analgesics', /^Morphine/)],
  'hydrogen peroxide': [by(3, /^Hydrogen peroxide 3%/), by(1, /hydrogen peroxide/)],
})

/** Queries whose words also belong to another product. */
export const orderMatters = [...heads, ...wholes, ...plain]
