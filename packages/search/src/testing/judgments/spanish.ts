import { at, by, judged } from './judged.js'

const protection = judged('Spanish', {
  guantes: [by(3, /exam gloves/), by(2, /gloves/)],
  'guantes de nitrilo': [by(3, /^Nitrile/), by(2, /nitrile.*gloves/)],
  'guantes de látex medianos': [at(3, 'exam-gloves', /^Latex.*, medium$/), at(1, 'exam-gloves', /^Latex/)],
  'guantes estériles': [by(3, /gloves, sterile/)],
  cubrebocas: [at(3, 'masks')],
  mascarillas: [at(3, 'masks'), at(2, 'oxygen-delivery', /mask/)],
  'mascarilla de oxígeno': [at(3, 'oxygen-delivery', /^Oxygen mask/)],
  'bata de aislamiento': [by(3, /isolation gown/), by(1, /gown/)],
  'batas quirúrgicas': [at(3, 'gowns', /^Surgical gown/), at(1, 'gowns', /gown/)],
  careta: [at(3, 'eye-face-protection', /^Face shield/)],
  'lentes de seguridad': [at(3, 'eye-face-protection', /^Safety glasses/), at(2, 'eye-face-protection', /goggles/)],
  'gorros desechables': [by(3, /^Bouffant|^Surgeon caps|^Hair nets/)],
})

const woundCare = judged('Spanish', {
  gasas: [at(3, 'gauze-sponges', /gauze|sponges/), by(2, /gauze/)],
  'gasas estériles 4x4': [
    by(3, /^Sterile gauze pads, 4 × 4 in/),
    by(2, /^Non-woven sponges, sterile, 4 × 4 in/),
    by(1, /gauze.*4 × 4 in/),
  ],
  vendas: [at(3, 'bandages-wraps', /^(?:Elastic bandage|Conforming|Self-adherent)/), at(2, 'bandages-wraps')],
  'venda elástica': [at(3, 'bandages-wraps', /^Elastic bandage/), at(2, 'bandages-wraps', /^Self-adherent/)],
  curitas: [by(3, /adhesive bandages|^Flexible fabric bandages/)],
  'cinta quirúrgica': [at(3, 'tapes')],
  'hisopos de algodón': [by(3, /^Cotton, 6 in|^Cotton-tipped/), by(1, /swab/)],
  alcohol: [by(3, /^(?:Isopropyl|Alcohol)/), by(2, /alcohol/)],
  'toallitas con alcohol': [by(3, /^Alcohol.*pads/), by(2, /prep pads/)],
  'agua oxigenada': [by(3, /^Hydrogen peroxide/), by(1, /peroxide/)],
  yodo: [by(3, /^Povidone-iodine/), by(1, /iod/)],
  sutura: [by(3, /suture, \d-0/), by(1, /suture/)],
  bisturí: [by(3, /scalpel, no|^Surgical blade/), by(1, /scalpel/)],
})

const injection = judged('Spanish', {
  jeringas: [by(3, /syringe/)],
  'jeringa de 10 ml': [by(3, /syringe 10 mL/), by(1, /syringe.* 10 mL/)],
  'jeringas de insulina': [by(3, /insulin syringe/)],
  agujas: [at(3, 'hypodermic-needles'), by(2, /needle \d\d G/), by(1, /needle/)],
  'sonda foley': [at(3, 'catheters', /^Foley/)],
  'solución salina': [by(3, /^Sodium chloride 0\.9%/), by(2, /saline|sodium chloride/)],
  torniquete: [by(3, /^(?:Latex-free |Windlass )?tourniquets?\b/)],
  'tubos para sangre': [at(3, 'blood-collection', /blood collection tube/), at(1, 'blood-collection')],
})

const diagnostics = judged('Spanish', {
  termómetro: [by(3, /^(?:Digital|Infrared) thermometer|^Single-use clinical thermometers/), by(1, /thermometer/)],
  termometro: [by(3, /^(?:Digital|Infrared) thermometer|^Single-use clinical thermometers/), by(1, /thermometer/)],
  estetoscopio: [at(3, 'stethoscopes')],
  baumanómetro: [at(3, 'blood-pressure', /sphygmomanometer|monitor/), at(1, 'blood-pressure')],
  oxímetro: [at(3, 'pulse-oximetry-ecg', /oximeter/)],
  'tiras reactivas': [by(3, /glucose test strips|reagent strips/), by(2, /strips/)],
  glucómetro: [at(3, 'glucose-testing', /meter/)],
  lancetas: [at(3, 'glucose-testing', /lancets/)],
  'prueba de embarazo': [by(3, /^HCG/)],
  'vaso para orina': [by(3, /^Specimen (?:container|cups)/)],
})

const care = judged('Spanish', {
  'pañales para adulto': [at(3, 'briefs-underwear', /brief/), at(2, 'briefs-underwear')],
  'silla de ruedas': [at(3, 'wheelchairs')],
  muletas: [at(3, 'walking-aids', /crutches/)],
  andador: [at(3, 'walking-aids', /walker/i), at(2, 'walking-aids', /rollator/i)],
  'gel antibacterial': [by(3, /^Hand sanitizer gel/), by(2, /^Hand sanitizer/)],
  'jabón para manos': [by(3, /hand soap/)],
  'papel higiénico': [at(3, 'paper-tissue', /^Toilet/)],
  'toallas de papel': [at(3, 'paper-tissue', /paper towels/)],
  tijeras: [by(3, /scissors|shears/)],
  pinzas: [at(3, 'forceps-clamps'), by(2, /forceps/)],
  nebulizador: [by(3, /nebulizer/)],
  lidocaína: [by(3, /^Lidocaine (?:HCl [\d.]+%|ointment|jelly|cream|viscous|patch)/), by(2, /^Lidocaine/)],
  ibuprofeno: [by(3, /^(?:Children's )?Ibuprofen/)],
})

/** The commonest items in the words of Spanish-speaking staff. */
export const spanish = [...protection, ...woundCare, ...injection, ...diagnostics, ...care]
