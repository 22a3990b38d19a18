import { at, judged } from './judged.js'

const protection = judged('Spanish', {
  guantes: [at(3, 'exam-gloves'), at(2, 'surgical-gloves'), at(2, 'specialty-gloves', /gloves/)],
  'guantes de nitrilo': [at(3, 'exam-gloves', /^Nitrile/), at(2, 'specialty-gloves', /nitrile/)],
  'guantes de látex medianos': [at(3, 'exam-gloves', /^Latex.*, medium$/), at(1, 'exam-gloves', /^Latex/)],
  'guantes estériles': [at(3, 'surgical-gloves')],
  cubrebocas: [at(3, 'masks')],
  mascarillas: [at(3, 'masks'), at(2, 'oxygen-delivery', /mask/)],
  'mascarilla de oxígeno': [at(3, 'oxygen-delivery', /^Oxygen mask/)],
  'bata de aislamiento': [at(3, 'gowns', /^Isolation/), at(1, 'gowns', /gown/)],
  'batas quirúrgicas': [at(3, 'gowns', /^Surgical gown/), at(1, 'gowns', /gown/)],
  careta: [at(3, 'eye-face-protection', /^Face shield/)],
  'lentes de seguridad': [at(3, 'eye-face-protection', /^Safety glasses/), at(2, 'eye-face-protection', /goggles/)],
  'gorros desechables': [at(3, 'caps-shoe-covers', /^Bouffant/)],
})

const woundCare = judged('Spanish', {
  gasas: [at(3, 'gauze-sponges', /gauze/), at(2, 'bandages-wraps', /gauze/)],
  'gasas estériles 4x4': [
    at(3, 'gauze-sponges', /^Sterile gauze pads, 4 × 4 in/),
    at(1, 'gauze-sponges', /gauze.*4 × 4 in/),
  ],
  vendas: [at(3, 'bandages-wraps', /^(?:Elastic bandage|Conforming|Self-adherent)/), at(2, 'bandages-wraps')],
  'venda elástica': [at(3, 'bandages-wraps', /^Elastic bandage/), at(2, 'bandages-wraps', /^Self-adherent/)],
  curitas: [at(3, 'bandages-wraps', /adhesive bandages/)],
  'cinta quirúrgica': [at(3, 'tapes')],
  'hisopos de algodón': [at(3, 'swabs-transport', /^Cotton/), at(1, 'swabs-transport')],
  alcohol: [
    at(3, 'skin-preparation', /alcohol/),
    at(2, 'hand-hygiene', /alcohol/),
    at(1, 'surface-disinfection', /alcohol/),
  ],
  'toallitas con alcohol': [at(3, 'skin-preparation', /^Alcohol.*pads/), at(2, 'skin-preparation', /pads/)],
  'agua oxigenada': [at(3, 'skin-preparation', /^Hydrogen peroxide/), at(1, 'surface-disinfection', /peroxide/)],
  yodo: [at(3, 'skin-preparation', /iodine/)],
  sutura: [at(3, 'sutures', /suture/)],
  bisturí: [at(3, 'scalpels-blades')],
})

const injection = judged('Spanish', {
  jeringas: [at(3, 'syringes'), at(3, 'syringes-with-needle')],
  'jeringa de 10 ml': [
    at(3, 'syringes', /^(?:Luer|Oral).*10 mL/),
    at(3, 'syringes-with-needle', /10 mL/),
    at(1, 'flush-syringes', /10 mL/),
  ],
  'jeringas de insulina': [at(3, 'syringes-with-needle', /^Insulin/)],
  agujas: [at(3, 'hypodermic-needles'), at(1, 'syringes-with-needle')],
  'sonda foley': [at(3, 'catheters', /^Foley/)],
  'solución salina': [
    at(3, 'iv-solutions', /^Sodium chloride 0\.9%/),
    at(2, 'iv-solutions', /Sodium chloride/i),
    at(2, 'wound-cleansing', /saline/),
    at(2, 'flush-syringes', /sodium chloride/),
  ],
  torniquete: [at(3, 'blood-collection', /tourniquet/)],
  'tubos para sangre': [at(3, 'blood-collection', /^Blood collection tube/), at(1, 'blood-collection')],
})

const diagnostics = judged('Spanish', {
  termómetro: [at(3, 'thermometry', /^(?:Digital|Infrared) thermometer/), at(1, 'thermometry')],
  termometro: [at(3, 'thermometry', /^(?:Digital|Infrared) thermometer/), at(1, 'thermometry')],
  estetoscopio: [at(3, 'stethoscopes')],
  baumanómetro: [at(3, 'blood-pressure', /sphygmomanometer|monitor/), at(1, 'blood-pressure')],
  oxímetro: [at(3, 'pulse-oximetry-ecg', /oximeter/)],
  'tiras reactivas': [at(3, 'glucose-testing', /test strips/), at(3, 'rapid-tests', /reagent strips/)],
  glucómetro: [at(3, 'glucose-testing', /meter/)],
  lancetas: [at(3, 'glucose-testing', /lancets/)],
  'prueba de embarazo': [at(3, 'rapid-tests', /^HCG/)],
  'vaso para orina': [at(3, 'specimen-collection', /^Specimen container/)],
})

const care = judged('Spanish', {
  'pañales para adulto': [at(3, 'briefs-underwear', /brief/), at(2, 'briefs-underwear')],
  'silla de ruedas': [at(3, 'wheelchairs')],
  muletas: [at(3, 'walking-aids', /crutches/)],
  andador: [at(3, 'walking-aids', /walker/i), at(2, 'walking-aids', /rollator/i)],
  'gel antibacterial': [at(3, 'hand-hygiene', /^Hand sanitizer gel/), at(2, 'hand-hygiene', /^Hand sanitizer/)],
  'jabón para manos': [at(3, 'hand-hygiene', /hand soap/)],
  'papel higiénico': [at(3, 'paper-tissue', /^Toilet/)],
  'toallas de papel': [at(3, 'paper-tissue', /paper towels/)],
  tijeras: [at(3, 'scissors-needle-holders', /scissors/)],
  pinzas: [at(3, 'forceps-clamps')],
  nebulizador: [at(3, 'aerosol-therapy', /nebulizer/i)],
  lidocaína: [
    at(3, 'local-anesthetics', /^Lidocaine HCl [12]%/),
    at(3, 'topicals-eye-care', /^Lidocaine ointment/),
    at(2, 'local-anesthetics', /^Lidocaine/),
  ],
  ibuprofeno: [at(3, 'tablets-capsules', /^Ibuprofen/)],
})

/** The commonest items in the words of Spanish-speaking staff. */
export const spanish = [...protection, ...woundCare, ...injection, ...diagnostics, ...care]
