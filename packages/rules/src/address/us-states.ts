/** A place that mail of the United States goes to. */
export interface UsState {
  /** Two letters, as on an envelope. */
  readonly code: string
  readonly name: string
}

const names =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific'

/** The states, the district, the territories and the armed forces' mail. */
export const usStates: readonly UsState[] = names
  .split('|')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

/** The two letters of a state from its name or its letters; empty for any other place. */
export function stateCode(text: string): string {
  const searched = text.trim().toLowerCase()
  return (
    usStates.find(({ code, name }) => code.toLowerCase() === searched || name.toLowerCase() === searched)?.code ?? ''
  )
}
