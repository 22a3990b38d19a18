import { at, by, judged } from './judged.js'

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
  kerlix: [by(3, /^Conforming|^Fluff gauze bandage roll/)],
  kling: [by(3, /^Conforming/), by(2, /^Fluff gauze/)],
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
  'band-aid': [by(3, /adhesive bandages|^Flexible fabric bandages/)],
  micropore: [at(3, 'tapes', /^Paper/), at(1, 'tapes')],
  'micropore tape 1 inch': [at(3, 'tapes', /^Paper.*, 1 in/), at(1, 'tapes', /^Paper/), at(1, 'tapes')],
  transpore: [at(3, 'tapes', /^Transparent plastic/), at(1, 'tapes')],
  durapore: [at(3, 'tapes', /^Cloth silk-like/), at(1, 'tapes')],
  medipore: [at(3, 'tapes', /^Soft cloth/), at(1, 'tapes')],
  nugauze: [at(3, 'gauze-sponges', /packing strip/)],
})

const hygiene = judged('brands', {
  hibiclens: [by(3, /^Chlorhexidine (?:gluconate )?4%/), by(1, /Chlorhexidine|CHG/)],
  betadine: [by(3, /^Povidone-iodine.*(?:solution|surgical scrub)/), by(2, /^Povidone-iodine/), by(1, /povidone/)],
  'betadine swabs': [by(3, /^Povidone-iodine.*(?:pads|swabsticks)/), by(1, /^Povidone/)],
  chloraprep: [by(3, /^Chlorhexidine 2%.*applicator/), by(2, /^Chlorhexidine (?:2%|and)/)],
  'sani-cloth': [by(3, /^(?:Disinfectant|Germicidal disposable) wipes/)],
  'super sani cloth': [by(3, /^(?:Disinfectant|Germicidal disposable) wipes/)],
  caviwipes: [by(3, /^(?:Disinfectant|Germicidal disposable) wipes/)],
  cavicide: [by(3, /^Surface disinfectant/), by(2, /^(?:Disinfectant|Germicidal disposable) wipes/)],
  'clorox wipes': [
    by(3, /^(?:Disinfectant|Germicidal disposable) wipes, bleach/),
    by(1, /wipes|^Surface disinfectant/),
  ],
  purell: [by(3, /^Hand sanitizer/), by(1, /^Sanitizing hand wipes/)],
  kleenex: [at(3, 'paper-tissue', /^Facial tissue/)],
  chux: [at(3, 'underpads')],
  depends: [at(3, 'briefs-underwear', /brief|underwear/), by(1, /^Bladder control pads/)],
})

const devices = judged('brands', {
  vacutainer: [at(3, 'blood-collection', /blood collection tube/), at(1, 'blood-collection', /needle/)],
  'vacutainer lavender 4ml': [
    at(3, 'blood-collection', /^Blood collection tube, K2 EDTA, 4 mL/),
    at(1, 'blood-collection', /blood collection tube,(?: lavender cap,)? K2 EDTA/),
    at(1, 'blood-collection', /blood collection tube/),
  ],
  angiocath: [by(3, /IV catheter/)],
  'angiocath 20g': [by(3, /IV catheter(?: with blood control)? 20 G/), by(1, /IV catheter/)],
  posiflush: [by(3, /flush syringe.*sodium chloride/), by(1, /flush syringe/)],
  'ambu bag': [at(3, 'airway-management', /resuscitator/)],
  bovie: [by(3, /^(?:Electrosurgical|Battery cautery)/)],
  'q-tips': [by(3, /^Cotton, 6 in wood swab|^Cotton-tipped/), by(1, /swab/)],
  dinamap: [at(3, 'blood-pressure', /monitor/), at(1, 'blood-pressure')],
  aerochamber: [at(3, 'aerosol-therapy', /holding chamber/)],
  surgilube: [by(3, /^Lubricating jelly, sterile/), by(2, /^Lubricating jelly/)],
  'ky jelly': [by(3, /^Lubricating jelly/)],
  vaseline: [by(3, /^Petroleum jelly|^Petrolatum, white/), by(1, /petrolatum/)],
  'post-it notes': [at(3, 'desk-supplies', /^Sticky notes/)],
  vicryl: [at(3, 'sutures', /^Polyglactin/)],
  '4-0 prolene': [at(3, 'sutures', /^Polypropylene suture, 4-0/), at(1, 'sutures', /^Polypropylene/)],
  ethilon: [at(3, 'sutures', /^Nylon/)],
})

const medicines = judged('brands', {
  rocephin: [by(1, /^Ceftriaxone and lidocaine/), by(3, /^Ceftriaxone/)],
  'rocephin 1 gram': [by(2, /^Ceftriaxone and lidocaine/), by(3, /^Ceftriaxone.*1 g,/), by(1, /^Ceftriaxone/)],
  toradol: [at(3, 'injectables', /^Ketorolac/)],
  zofran: [by(3, /^Ondansetron/)],
  'zofran odt': [by(3, /^Ondansetron disintegrating/), by(1, /^Ondansetron/)],
  kenalog: [by(3, /^Triamcinolone acetonide injection/), by(2, /^Triamcinolone/)],
  'kenalog 40': [by(3, /^Triamcinolone acetonide injection, 40 mg/), by(1, /^Triamcinolone/)],
  'depo-provera': [at(3, 'injectables', /^Medroxyprogesterone/)],
  'depo medrol 80': [
    at(3, 'injectables', /^Methylprednisolone acetate injection, 80 mg/),
    at(1, 'injectables', /^Methylprednisolone acetate/),
  ],
  'medrol dosepak': [at(3, 'tablets-capsules', /^Methylprednisolone dose pack/)],
  benadryl: [by(3, /^Diphenhydramine/)],
  tylenol: [by(3, /^(?:Children's acetaminophen|Acetaminophen tablets)/), by(1, /acetaminophen/)],
  neosporin: [by(3, /^Triple antibiotic/), by(1, /^Bacitracin/)],
  silvadene: [at(3, 'topicals-eye-care', /^Silver sulfadiazine/)],
  narcan: [by(3, /^Naloxone/)],
  bactrim: [at(3, 'tablets-capsules', /^Sulfamethoxazole and trimethoprim/)],
  augmentin: [at(3, 'tablets-capsules', /^Amoxicillin and clavulanate/)],
  flexeril: [at(3, 'tablets-capsules', /^Cyclobenzaprine/)],
  tums: [at(3, 'tablets-capsules', /^Antacid/)],
  pepcid: [by(3, /^Famotidine/)],
  advil: [by(3, /^Ibuprofen tablets, 200/), by(2, /^Ibuprofen/)],
  duoneb: [
    at(3, 'inhalation-emergency', /^Ipratropium and albuterol/),
    at(1, 'inhalation-emergency', /^(?:Ipratropium|Albuterol)/),
  ],
  epipen: [by(3, /^Epinephrine auto-injector/), by(1, /^Epinephrine/)],
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
