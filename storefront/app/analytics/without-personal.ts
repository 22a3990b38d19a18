import type { AnalyticsProperties } from './track.js'

const LONGEST_TEXT = 80
const MOST_WORDS = 8
const MOST_PROPERTIES = 20
/** From here on a number may be a telephone or account number. */
const LARGEST_NUMBER = 1_000_000_000

const MAIL = /\S@\S/
const PHONE = /(?:\d[\s().+/-]*){7,}/
const PERSONAL_NAME = /^(?:(?:first|last|full|user)_?name|e?mail|phone|address|password|token|query|term|search)$/i

/**
 * What of an event's properties may leave the browser: nothing that looks like a mail address, a telephone number or
 * free text, whoever put it there (OPS-01).
 */
export function withoutPersonal(properties: AnalyticsProperties): AnalyticsProperties {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, value]) => !PERSONAL_NAME.test(name) && isHarmless(name) && isHarmless(value))
      .slice(0, MOST_PROPERTIES),
  )
}

function isHarmless(value: string | number | boolean): boolean {
  if (typeof value === 'boolean') return true
  if (typeof value === 'number') return Math.abs(value) < LARGEST_NUMBER
  if (value.length > LONGEST_TEXT || value.trim().split(/\s+/).length > MOST_WORDS) return false
  return !MAIL.test(value) && !PHONE.test(value)
}
