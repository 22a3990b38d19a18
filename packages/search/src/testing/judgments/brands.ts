import { at, judged } from './judged.js'

const woundCare = judged('brands', {
  coban: [at(3, 'bandages-wraps', /cohesive/)],
  'coban 3 inch tan': [
    at(3, 'bandages-wraps', /cohesive wrap, 3 in.*tan/),
    at(1, 'bandages-wraps', /cohesive wrap, 3 in/),
    at(1, 'bandages-wraps', /cohesive/),
  ],
  tegaderm: [at(3, 'advanced-dressings', /^Transparent film/)],
  'tegaderm 4x4.75': [
    at(3, 'advanced-dressings', /^Transparent film.*4 × 4-3\/4/),
    at(1, 'advanced-dressings', /^Transparent film/),
  ],
  opsite: [at(3, 'advanced-dressings', /^Transparent film/)],
  kerlix: [at(3, 'bandages-wraps', /^Conforming/)],
  kling: [at(3, 'bandages-wraps', /^Conforming/)],
  'kling 4 inch sterile': [
    at(3, 'bandages-wraps', /^Conforming.*, sterile, 4 in/),
    at(1, 'bandages-wraps', /^Conforming.*4 in/),
    at(1, 'bandages-wraps', /^Conforming/),
  ],
  'steri-strip': [at(3, 'wound-closure', /closure strips/)],
  'steri strips 1/4 x 3': [
    at(3, 'wound-closure', /closure strips, sterile, 1\/4 × 3 in/),
    at(1, 'wound-closure', /closure strips/),
  ],
  dermabond: [at(3, 'wound-closure', /skin adhesive/)],
  duoderm: [at(3, 'advanced-dressings', /^Hydrocolloid/)],
  mepilex: [at(3, 'advanced-dressings', /foam dressing/)],
  ace: [at(3, 'bandages-wraps', /^Elastic bandage/)],
  'ace wrap 6 inch': [
    at(3, 'bandages-wraps', /^Elastic bandage.*6 in ×/),
    at(1, 'bandages-wraps', /^Elastic bandage/),
    at(1, 'bandages-wraps', /cohesive/),
  ],
  'band-aid': [at(3, 'bandages-wraps', /adhesive bandages/)],
  micropore: [at(3, 'tapes', /^Paper/), at(1, 'tapes')],
  'micropore tape 1 inch': [at(3, 'tapes', /^Paper.*, 1 in/), at(1, 'tapes', /^Paper/), at(1, 'tapes')],
  transpore: [at(3, 'tapes', /^Transparent plastic/), at(1, 'tapes')],
  durapore: [at(3, 'tapes', /^Cloth silk-like/), at(1, 'tapes')],
  medipore: [at(3, 'tapes', /^Soft cloth/), at(1, 'tapes')],
  nugauze: [at(3, 'gauze-sponges', /packing strip/)],
})

const hygiene = judged('brands', {
  hibiclens: [at(3, 'hand-hygiene', /^Chlorhexidine 4%/), at(1, 'skin-preparation', /^Chlorhexidine/)],
  betadine: [
    at(3, 'skin-preparation', /^Povidone-iodine.*solution/),
    at(2, 'skin-preparation', /^Povidone-iodine/),
    at(1, 'iv-start-securement', /povidone/),
  ],
  'betadine swabs': [at(3, 'skin-preparation', /^Povidone-iodine.*pads/), at(1, 'skin-preparation', /^Povidone/)],
  chloraprep: [
    at(3, 'skin-preparation', /^Chlorhexidine 2% with alcohol applicator/),
    at(2, 'skin-preparation', /^Chlorhexidine/),
  ],
  'sani-cloth': [at(3, 'surface-disinfection', /^Disinfectant wipes/)],
  'super sani cloth': [at(3, 'surface-disinfection', /^Disinfectant wipes/)],
  caviwipes: [at(3, 'surface-disinfection', /^Disinfectant wipes/)],
  cavicide: [at(3, 'surface-disinfection', /^Surface disinfectant/), at(2, 'surface-disinfection')],
  'clorox wipes': [
    at(3, 'surface-disinfection', /^Disinfectant wipes, bleach/),
    at(1, 'surface-disinfection', /^Disinfectant wipes/),
    at(1, 'surface-disinfection'),
  ],
  purell: [at(3, 'hand-hygiene', /^Hand sanitizer/)],
  kleenex: [at(3, 'paper-tissue', /^Facial tissue/)],
  chux: [at(3, 'underpads')],
  depends: [at(3, 'briefs-underwear')],
})

const devices = judged('brands', {
  vacutainer: [at(3, 'blood-collection', /^Blood collection tube/), at(1, 'blood-collection', /needle/)],
  'vacutainer lavender 4ml': [
    at(3, 'blood-collection', /^Blood collection tube, K2 EDTA, 4 mL/),
    at(1, 'blood-collection', /^Blood collection tube, K2 EDTA/),
    at(1, 'blood-collection', /^Blood collection tube/),
  ],
  angiocath: [at(3, 'iv-catheters', /IV catheter/)],
  'angiocath 20g': [at(3, 'iv-catheters', /IV catheter 20 G/), at(1, 'iv-catheters', /IV catheter/)],
  posiflush: [at(3, 'flush-syringes', /sodium chloride/), at(1, 'flush-syringes')],
  'ambu bag': [at(3, 'airway-management', /resuscitator/)],
  bovie: [at(3, 'drapes-trays', /^Battery cautery/)],
  'q-tips': [at(3, 'swabs-transport', /^Cotton, 6 in wood swab/), at(1, 'swabs-transport')],
  dinamap: [at(3, 'blood-pressure', /monitor/), at(1, 'blood-pressure')],
  aerochamber: [at(3, 'aerosol-therapy', /holding chamber/)],
  surgilube: [at(3, 'topicals-eye-care', /^Lubricating jelly/)],
  'ky jelly': [at(3, 'topicals-eye-care', /^Lubricating jelly/)],
  vaseline: [at(3, 'topicals-eye-care', /^Petroleum jelly/)],
  'post-it notes': [at(3, 'desk-supplies', /^Sticky notes/)],
  vicryl: [at(3, 'sutures', /^Polyglactin/)],
  '4-0 prolene': [at(3, 'sutures', /^Polypropylene suture, 4-0/), at(1, 'sutures', /^Polypropylene/)],
  ethilon: [at(3, 'sutures', /^Nylon/)],
})

const medicines = judged('brands', {
  rocephin: [at(3, 'injectables', /^Ceftriaxone/)],
  'rocephin 1 gram': [at(3, 'injectables', /^Ceftriaxone.*1 g,/), at(1, 'injectables', /^Ceftriaxone/)],
  toradol: [at(3, 'injectables', /^Ketorolac/)],
  zofran: [at(3, 'injectables', /^Ondansetron/), at(3, 'tablets-capsules', /^Ondansetron/)],
  'zofran odt': [at(3, 'tablets-capsules', /^Ondansetron disintegrating/), at(1, 'injectables', /^Ondansetron/)],
  kenalog: [at(3, 'injectables', /^Triamcinolone acetonide injection/), at(2, 'topicals-eye-care', /^Triamcinolone/)],
  'kenalog 40': [
    at(3, 'injectables', /^Triamcinolone acetonide injection, 40 mg/),
    at(1, 'topicals-eye-care', /^Triamcinolone/),
  ],
  'depo-provera': [at(3, 'injectables', /^Medroxyprogesterone/)],
  'depo medrol 80': [
    at(3, 'injectables', /^Methylprednisolone acetate injection, 80 mg/),
    at(1, 'injectables', /^Methylprednisolone acetate/),
  ],
  'medrol dosepak': [at(3, 'tablets-capsules', /^Methylprednisolone dose pack/)],
  benadryl: [at(3, 'tablets-capsules', /^Diphenhydramine/), at(3, 'injectables', /^Diphenhydramine/)],
  tylenol: [at(3, 'tablets-capsules', /^Acetaminophen tablets/), at(1, 'opioid-analgesics', /acetaminophen/)],
  neosporin: [at(3, 'topicals-eye-care', /^Triple antibiotic/)],
  silvadene: [at(3, 'topicals-eye-care', /^Silver sulfadiazine/)],
  narcan: [at(3, 'injectables', /^Naloxone/)],
  bactrim: [at(3, 'tablets-capsules', /^Sulfamethoxazole and trimethoprim/)],
  augmentin: [at(3, 'tablets-capsules', /^Amoxicillin and clavulanate/)],
  flexeril: [at(3, 'tablets-capsules', /^Cyclobenzaprine/)],
  tums: [at(3, 'tablets-capsules', /^Antacid/)],
  duoneb: [
    at(3, 'inhalation-emergency', /^Ipratropium and albuterol/),
    at(1, 'inhalation-emergency', /^(?:Ipratropium|Albuterol)/),
  ],
  epipen: [at(3, 'inhalation-emergency', /^Epinephrine auto-injector/)],
})

const makers = judged('brands', {
  'halden gloves': [
    at(3, 'exam-gloves', { maker: 'Halden Safety' }),
    at(3, 'specialty-gloves', { maker: 'Halden Safety' }),
  ],
  'ostra gauze': [
    at(3, 'gauze-sponges', { maker: 'Ostra Wound', named: 'gauze' }),
    at(2, 'bandages-wraps', { maker: 'Ostra Wound', named: 'gauze' }),
    at(1, 'gauze-sponges', { maker: 'Ostra Wound' }),
  ],
  'kelmoor thermometer': [
    at(3, 'thermometry', { maker: 'Kelmoor', named: '^Infrared' }),
    at(1, 'thermometry', { maker: 'Kelmoor' }),
  ],
})

/** Trade names that staff say for a generic product, and the makers of this catalog. */
export const brands = [...woundCare, ...hygiene, ...devices, ...medicines, ...makers]
