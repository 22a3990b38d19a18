const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base64url of ASCII text. */
function encode(text: string): string {
  const bits = [...text].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')).join('')
  const sextets = bits.match(/.{1,6}/g) ?? []
  return sextets.map((sextet) => alphabet[Number.parseInt(sextet.padEnd(6, '0'), 2)]).join('')
}

/** A token with these claims. */
export function tokenOf(claims: unknown): string {
  return `header.${encode(JSON.stringify(claims))}.signature`
}

/** A token that ends this many milliseconds after 1970 began. */
export function tokenUntil(milliseconds: number): string {
  return tokenOf({ sub: '7', exp: milliseconds / 1000 })
}
