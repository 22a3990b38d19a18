/** Codes of UN/ECE Recommendations 20 and 21 by the first word of a unit's name. */
const codes: Readonly<Record<string, string>> = {
  each: 'EA',
  box: 'BX',
  case: 'CS',
  pack: 'PK',
  bag: 'BG',
  roll: 'RO',
  bottle: 'BO',
  pair: 'PR',
  tube: 'TU',
  kit: 'KT',
  carton: 'CT',
  canister: 'CI',
  sleeve: 'SY',
  tray: 'PU',
  jar: 'JR',
  ream: 'RM',
  set: 'SET',
  dozen: 'DZN',
  pad: 'PD',
  can: 'CA',
  vial: 'VI',
  gallon: 'GLL',
}

/**
 * The UN/ECE code of a unit; PK for a unit of several pieces and EA for a single one if its name is not known.
 *
 * @param label the unit in words
 * @param conversionRate base units in one unit
 * @example unitCode('Box of 100', 1) // 'BX'
 */
export function unitCode(label: string, conversionRate: number): string {
  const [word = ''] = label.trim().toLowerCase().split(/\W/)
  return codes[word] ?? (conversionRate > 1 || /\d/.test(label) ? 'PK' : 'EA')
}
