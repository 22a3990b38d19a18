/** The password of every user of the demonstration. */
export const demoPassword = 'gauze-demo-2026'

const signIns = [
  ['admin@mercy.example', 'hospital: admin with prices, every Rx level, terms'],
  ['buyer@mercy.example', 'same company: prices, orders above $500 need approval'],
  ['colleague@mercy.example', 'same company: prices, can stand in for the admin'],
  ['noprice@mercy.example', 'same company: no prices'],
  ['parent@mercyhealth.example', 'parent login over three accounts'],
  ['clinic@lakeside.example', 'small clinic: Rx level 1, card only, convenience fee'],
  ['punchout@metro.example', 'punch-out user'],
  ['orders@metro.example', 'same company: its purchase orders by cXML are placed for this person'],
] as const

/** The demo sign-ins as a table, for somebody who has just started the store. */
export function demoSignIns(): string {
  const width = Math.max(...signIns.map(([username]) => username.length))
  const rows = signIns.map(([username, who]) => `  ${username.padEnd(width)}  ${who}`)
  return [`Demo sign-ins, all with the password ${demoPassword}:`, ...rows].join('\n')
}
