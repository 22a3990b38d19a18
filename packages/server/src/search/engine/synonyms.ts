/**
 * Words that buyers use for the same thing. Each group works both ways.
 * Phrases are given as people write them; the engine folds them like any other text.
 */
export const synonymGroups: readonly (readonly string[])[] = [
  ['gauze', 'sponge'],
  ['band-aid', 'bandaid', 'adhesive bandage', 'adhesive strip'],
  ['mask', 'respirator'],
  ['n95', 'particulate respirator'],
  ['sanitizer', 'hand rub', 'hand gel'],
  ['wipe', 'towelette'],
  ['glucometer', 'blood glucose meter', 'glucose monitor'],
  ['sharps container', 'needle box', 'sharps bin'],
  ['underpad', 'bed pad'],
  ['diaper', 'brief', 'adult brief'],
  ['iv', 'intravenous', 'infusion'],
  ['bp cuff', 'blood pressure cuff', 'sphygmomanometer'],
  ['pulse ox', 'pulse oximeter', 'oximeter'],
  ['catheter tray', 'foley tray'],
  ['saline', 'sodium chloride'],
  ['cohesive bandage', 'cohesive wrap', 'self adherent wrap'],
  ['thermometer probe cover', 'probe cover'],
  ['alcohol pad', 'alcohol prep', 'prep pad', 'alcohol swab'],
  ['q tip', 'qtip', 'cotton tipped applicator', 'cotton swab'],
  ['tongue blade', 'tongue depressor'],
  ['exam paper', 'table paper'],
  ['walker', 'rollator'],
  ['skin closure', 'wound closure strip'],
  ['butterfly needle', 'winged infusion set', 'blood collection set'],
]
