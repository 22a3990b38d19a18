import { by, judged } from './judged.js'

const tradeNames = judged('brands', {
  telfa: [by(3, /^Non-adherent pads/), by(2, /non-adherent/)],
  'telfa 3x4 sterile': [by(3, /^Non-adherent pads.*, sterile, 3 × 4 in/), by(1, /non-adherent/)],
  xeroform: [by(3, /^Bismuth tribromophenate/), by(1, /petrolatum gauze/)],
  'xeroform 5x9': [by(3, /^Bismuth tribromophenate.*5 × 9 in/), by(1, /petrolatum gauze/)],
  adaptic: [by(3, /^Oil emulsion/), by(2, /^Petrolatum gauze|^Silicone wound contact/)],
  'unna boot': [by(3, /^Zinc oxide paste bandage/)],
  medihoney: [by(3, /^Medical honey/)],
  tubigrip: [by(3, /^Tubular elastic/)],
  profore: [by(3, /compression bandage system/)],
  mepitel: [by(3, /^Silicone wound contact/)],
  surgicel: [by(3, /^Hemostatic gauze/), by(1, /^Gelatin sponge/)],
  gelfoam: [by(3, /^Gelatin sponge/)],
  monsels: [by(3, /^Ferric subsulfate/)],
  webril: [by(3, /^Undercast padding/)],
  'ted hose': [by(3, /^Anti-embolism stockings/), by(1, /^Compression stockings/)],
  yankauer: [by(3, /^Yankauer/)],
  doppler: [by(3, /Doppler/)],
  huber: [by(3, /^Huber/)],
  'solu-medrol': [by(3, /^Methylprednisolone sodium succinate/)],
  celestone: [by(3, /^Betamethasone sodium phosphate/)],
  bicillin: [by(3, /^Penicillin G benzathine/)],
  zyrtec: [by(3, /^Cetirizine/)],
  imodium: [by(3, /^Loperamide/)],
  colace: [by(3, /^Docusate/)],
  flagyl: [by(3, /^Metronidazole tablets/), by(2, /^Metronidazole/)],
  cidex: [by(3, /^High-level disinfectant/)],
  'narcan nasal spray': [by(3, /^Naloxone HCl nasal spray/), by(1, /^Naloxone/)],
})

const everyday = judged('colloquial', {
  'barf bags': [by(3, /^Emesis bags/), by(1, /^Emesis basin/)],
  'popsicle sticks for throat': [by(3, /^Tongue depressors/)],
  'tongue blades': [by(3, /^Tongue depressors/)],
  'ear cleaning loops': [by(3, /^Ear curettes/)],
  'ear tips for otoscope': [by(3, /^Otoscope specula/)],
  'knee hammer': [by(3, /reflex hammer/)],
  'urine hat': [by(3, /^Specimen collection pan/)],
  'pap smear brush': [by(3, /^Pap (?:brush|endocervical brush|cervical broom)/), by(2, /^Pap /)],
  'paper gowns': [by(3, /^Patient exam gowns/), by(2, /^Patient exam (?:capes|shorts)/)],
  'smelling salts': [by(3, /^Ammonia inhalants/)],
  'neck brace': [by(3, /^(?:Cervical|Extrication) collar/)],
  'pill cups': [by(3, /^Medicine cups|^Souffle cups/)],
  'colostomy bag': [by(3, /ostomy pouch/)],
  'condom catheter': [by(3, /^Male external catheter/)],
  'freeze spray': [by(3, /^Ethyl chloride/)],
  'heart shock pads': [by(3, /^AED pads/), by(1, /^AED/)],
  'mama pads': [by(3, /^Bladder control pads, maternity/), by(2, /^Bladder control pads/)],
  'sonogram jelly': [by(3, /^Ultrasound gel/)],
  'boot for broken foot': [by(3, /^Walking boot/), by(2, /^Post-op shoe|^Cast shoe/)],
})

const conditions = judged('constraints', {
  'tongue depressors sterile junior': [by(3, /^Tongue depressors, wood, sterile, junior/), by(1, /^Tongue depressors/)],
  'biopsy punch 4mm': [by(3, /^Biopsy punch.*, 4 mm/), by(1, /^Biopsy punch/)],
  'vaginal speculum medium': [by(3, /specul(?:a|um).*, medium/), by(1, /vaginal specul/)],
  'disposable speculum with light': [by(3, /^Vaginal specula with built-in LED light/), by(1, /specula/)],
  'ultrasound gel 5 liter clear': [by(3, /^Ultrasound gel, clear, 5 L/), by(1, /^Ultrasound gel/)],
  'petrolatum gauze 3x9': [by(3, /^Petrolatum gauze.*3 × 9 in/), by(1, /petrolatum gauze/)],
  'male urinal without lid': [by(3, /^Male, without lid urinal/)],
  'cotton tipped applicators 6 inch sterile': [
    by(3, /^Cotton-tipped applicators.*, sterile, .*6 in/),
    by(1, /^Cotton-tipped/),
  ],
  'epinephrine 0.1 mg/ml syringe': [by(3, /^Epinephrine injection, 0\.1 mg\/mL/), by(1, /^Epinephrine/)],
})

const mistyped = judged('misspelled', {
  'tounge depressors': [by(3, /^Tongue depressors/)],
  'specculum vaginal': [by(3, /vaginal specul/)],
  'non adherant pads': [by(3, /^Non-adherent pads/), by(2, /non-adherent/)],
  'difibrillator pads': [by(3, /^AED pads/), by(1, /defibrillator|^AED/)],
  'ultrasond gel': [by(3, /^Ultrasound gel/)],
  'cervicle collar': [by(3, /^Cervical collar/), by(2, /^Extrication collar/)],
  'emisis bag': [by(3, /^Emesis bags/), by(1, /^Emesis/)],
})

const inSpanish = judged('Spanish', {
  abatelenguas: [by(3, /^Tongue depressors/)],
  algodón: [by(3, /^Cotton balls/), by(2, /^Cotton/)],
  'espejo vaginal': [by(3, /vaginal specul/)],
  desfibrilador: [by(3, /defibrillator/), by(1, /^AED/)],
  'collarín cervical': [by(3, /^Cervical collar/), by(2, /^Extrication collar/)],
  'bolsas para vómito': [by(3, /^Emesis bags/)],
  'medias de compresión': [by(3, /^(?:Compression|Anti-embolism) stockings/)],
  orinal: [by(3, /urinal/)],
  'gel para ultrasonido': [by(3, /^Ultrasound gel/)],
  cabestrillo: [by(3, /^Arm sling/)],
  'toallitas húmedas para bebé': [by(3, /^Baby wipes/)],
})

const wholes = judged('order matters', {
  'lancing device': [by(3, /^Lancing device/), by(1, /lancets/)],
  'otoscope specula': [by(3, /^Otoscope specula/), by(1, /^Otoscope/)],
  aed: [by(3, /^Automated external defibrillator/), by(1, /^AED/)],
  'aed pads': [by(3, /^AED pads/), by(2, /^AED training pads/), by(1, /^AED/)],
  'scalpel handle': [by(3, /^Scalpel handle/), by(1, /scalpel/)],
  crutches: [by(3, /crutches/), by(1, /^Crutch accessory/)],
  'suture removal kit': [by(3, /^Suture removal (?:kit|tray)/), by(2, /^Suture removal scissors/), by(1, /removal/)],
  'exam gown': [by(3, /^Patient exam gowns/), by(2, /gown/), by(1, /^Patient exam/)],
})

/** Queries for the staples of a clinic. */
export const staples = [...tradeNames, ...everyday, ...conditions, ...mistyped, ...inSpanish, ...wholes]
