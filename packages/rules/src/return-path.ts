// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
const FORBIDDEN = /[\u0000-\u0020\u007f-\u009f\\]/
const MAX_LENGTH = 2048

/**
 * A return path that stays on this origin, or null. Browsers drop tabs and newlines from an address, read a
 * backslash as a slash, and take two slashes for the start of a host; so a path with any of them is refused rather than
 * repaired.
 *
 * @param path the value in the query; anything but a string gives null
 * @example safeReturnPath('/product/42?uom=3#pd') // '/product/42?uom=3#pd'
 * @example safeReturnPath('//evil.example') // null
 */
export function safeReturnPath(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > MAX_LENGTH || !path.startsWith('/') || FORBIDDEN.test(path)) return null
  const [pathname = ''] = path.split(/[?#]/, 1)
  const segments = pathname.split('/').slice(1)
  // An empty segment can make a path begin with two slashes, also once dot segments are removed.
  const isPlain = segments.every((segment, index) => segment !== '' || index === segments.length - 1)
  return isPlain ? path : null
}
