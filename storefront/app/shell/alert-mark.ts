/** Where the visit keeps which alert was dismissed; read before the first paint too. */
export const DISMISSED_ALERT = 'gauze.alert'

/** Where the visit keeps which alert was read out. */
export const KNOWN_ALERT = 'gauze.alert.known'
