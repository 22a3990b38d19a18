/** Where the visit stores which alert was dismissed; also read before the first paint. */
export const DISMISSED_ALERT = 'gauze.alert'

/** Where the visit stores which alert was announced. */
export const KNOWN_ALERT = 'gauze.alert.known'
