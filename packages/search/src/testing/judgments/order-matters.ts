import { at, judged } from './judged.js'

/** The last noun names the thing, and the words before it say which one. */
const heads = judged('order matters', {
  'needle syringe': [at(3, 'syringes-with-needle', /syringe/), at(1, 'hypodermic-needles')],
  'syringe needle': [
    at(3, 'hypodermic-needles', /^(?:Safety hypodermic|Hypodermic)/),
    at(1, 'hypodermic-needles'),
    at(1, 'syringes-with-needle'),
  ],
  'needles and syringes': [
    at(3, 'syringes-with-needle', /syringe/),
    at(2, 'hypodermic-needles', /hypodermic/i),
    at(1, 'syringes', /^Luer/),
  ],
  'glove box holder': [at(3, 'glove-dispensers')],
  'box of gloves': [at(3, 'exam-gloves'), at(2, 'specialty-gloves', /gloves/), at(2, 'surgical-gloves')],
  wheelchair: [at(3, 'wheelchairs'), at(1, 'exam-instruments', /^Wheelchair scale/)],
  'wheelchair scale': [at(3, 'exam-instruments', /^Wheelchair scale/), at(1, 'exam-instruments', /scale/)],
  'needle holder': [at(3, 'scissors-needle-holders', /needle holder/)],
  needle: [at(3, 'hypodermic-needles'), at(1, 'iv-catheters', /^Winged/), at(1, 'blood-collection', /needle/)],
  'bandage scissors': [at(3, 'scissors-needle-holders', /bandage scissors/), at(1, 'scissors-needle-holders')],
  'scissors for suture removal': [
    at(3, 'scissors-needle-holders', /^Suture removal/),
    at(1, 'drapes-trays', /^Suture removal/),
  ],
  'scalpel blade': [at(3, 'scalpels-blades', /^Surgical blade/), at(1, 'scalpels-blades')],
  scalpel: [at(3, 'scalpels-blades', /scalpel/), at(1, 'scalpels-blades')],
  'oxygen mask': [at(3, 'oxygen-delivery', /^Oxygen mask/), at(1, 'oxygen-delivery')],
  'face mask': [at(3, 'masks', /^Procedure/), at(1, 'masks')],
  'catheter bag': [at(3, 'drainage', /bag/)],
  'catheter cabinet': [at(3, 'carts-cabinets', /^Catheter cabinet/), at(1, 'carts-cabinets', /cabinet/)],
  'urine cup': [at(3, 'specimen-collection', /^Specimen container/), at(1, 'rapid-tests', /cup/)],
  'urine drug test cup': [at(3, 'rapid-tests', /^Urine drug screen.*cup/), at(1, 'rapid-tests', /^Urine drug/)],
  'ecg paper': [at(3, 'desk-supplies', /^ECG paper/)],
  'paper tape': [at(3, 'tapes', /^Paper/), at(1, 'tapes')],
  'insulin syringe': [at(3, 'syringes-with-needle', /^Insulin/)],
  'insulin pen needles': [at(3, 'hypodermic-needles', /^Pen needle/)],
  ophthalmoscope: [
    at(3, 'exam-instruments', /^Ophthalmoscope set/),
    at(2, 'exam-instruments', /^Otoscope and ophthalmoscope/),
  ],
  otoscope: [at(3, 'exam-instruments', /^Otoscope set/), at(2, 'exam-instruments', /^Otoscope and/)],
  'blood pressure monitor cuff': [at(3, 'blood-pressure', /cuff/), at(1, 'blood-pressure')],
  'blood pressure monitor': [at(3, 'blood-pressure', /monitor/), at(1, 'blood-pressure')],
  'skin prep': [at(3, 'skin-preparation')],
})

/** The whole product before its parts and supplies. */
const wholes = judged('order matters', {
  'sharps container': [at(3, 'sharps-disposal', /^Sharps container/), at(1, 'sharps-disposal')],
  'sharps container bracket': [at(3, 'sharps-disposal', /bracket/), at(1, 'sharps-disposal')],
  thermometer: [at(3, 'thermometry', /^(?:Digital|Infrared) thermometer/), at(1, 'thermometry')],
  'thermometer probe covers': [at(3, 'thermometry', /^Probe covers/)],
  mop: [
    at(3, 'floor-care', /^Microfiber flat mop/),
    at(2, 'floor-care', /^(?:String|Microfiber) mop/),
    at(1, 'floor-care', /mop/i),
  ],
  'mop handle': [at(3, 'floor-care', /^Mop handle/), at(1, 'floor-care', /mop/i)],
  'mop bucket': [at(3, 'floor-care', /^Mop bucket/), at(1, 'floor-care', /mop/i)],
  'exam table': [at(3, 'exam-tables-stools', /exam table/), at(1, 'exam-table-paper')],
  'exam table paper': [at(3, 'exam-table-paper')],
  pipette: [at(3, 'liquid-handling-slides', /^Pipette, /), at(1, 'liquid-handling-slides', /^Pipette tips/)],
  'pipette tips': [at(3, 'liquid-handling-slides', /^Pipette tips/)],
  'glucose meter': [at(3, 'glucose-testing', /meter kit/), at(1, 'glucose-testing', /strips/)],
  'glucose meter strips': [at(3, 'glucose-testing', /test strips/), at(1, 'glucose-testing', /meter kit/)],
  suture: [at(3, 'sutures', /suture/), at(1, 'drapes-trays', /^Suture/)],
  nebulizer: [at(3, 'aerosol-therapy', /nebulizer/i), at(1, 'inhalation-emergency', /inhalation/)],
  'waste can': [at(3, 'bins-liners', /waste can/), at(1, 'bins-liners', /liner/)],
  'iv pole': [at(3, 'iv-poles-pumps', /^IV pole/)],
  microscope: [at(3, 'bench-equipment', /microscope/), at(1, 'liquid-handling-slides', /^Microscope slides/)],
  'microscope slides': [at(3, 'liquid-handling-slides', /^Microscope slides/)],
  lancets: [at(3, 'glucose-testing', /lancets/)],
})

/** The plain drug before its combinations. */
const plain = judged('order matters', {
  lidocaine: [
    at(3, 'local-anesthetics', /^Lidocaine HCl [12]%/),
    at(3, 'topicals-eye-care', /^Lidocaine ointment/),
    at(1, 'local-anesthetics', /^Lidocaine/),
    at(1, 'topicals-eye-care', /lidocaine/),
  ],
  epinephrine: [
    at(3, 'injectables', /^Epinephrine/),
    at(3, 'inhalation-emergency', /^Epinephrine/),
    at(1, 'local-anesthetics', /epinephrine/),
  ],
  'lidocaine with epinephrine': [
    at(3, 'local-anesthetics', /^Lidocaine HCl and epi/),
    at(1, 'local-anesthetics', /^Lido/),
  ],
  acetaminophen: [at(3, 'tablets-capsules', /^Acetaminophen/), at(1, 'opioid-analgesics', /acetaminophen/i)],
  amoxicillin: [at(3, 'tablets-capsules', /^Amoxicillin capsules/), at(1, 'tablets-capsules', /^Amoxicillin and/)],
  albuterol: [at(3, 'inhalation-emergency', /^Albuterol/), at(1, 'inhalation-emergency', /albuterol/)],
  ipratropium: [
    at(3, 'inhalation-emergency', /^Ipratropium bromide/),
    at(1, 'inhalation-emergency', /^Ipratropium and/),
  ],
  oxycodone: [at(3, 'opioid-analgesics', /^Oxycodone HCl/), at(1, 'opioid-analgesics', /^Oxycodone and/)],
  dextrose: [at(3, 'iv-solutions', /^Dextrose 5% in water/), at(1, 'iv-solutions', /^Dextrose/)],
  atropine: [at(3, 'injectables', /^Atropine/), at(1, 'stimulants-anticonvulsants', /atropine/)],
  morphine: [at(3, 'opioid-analgesics', /^Morphine/)],
  'hydrogen peroxide': [
    at(3, 'skin-preparation', /^Hydrogen peroxide/),
    at(1, 'surface-disinfection', /hydrogen peroxide/),
    at(1, 'sterilization', /hydrogen peroxide/),
  ],
})

/** Queries whose words also belong to another product. */
export const orderMatters = [...heads, ...wholes, ...plain]
