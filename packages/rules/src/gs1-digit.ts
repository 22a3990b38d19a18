/**
 * The check digit of the GS1 system for a number that lacks it. From the right, every other digit counts three times.
 *
 * @param body digits only, such as the first 13 of a GTIN-14
 * @example gs1Digit('0061414112345') // 2
 */
export function gs1Digit(body: string): number {
  const sum = [...body].reduceRight(
    (total, digit, at) => total + Number(digit) * ((body.length - at) % 2 === 1 ? 3 : 1),
    0,
  )
  return (10 - (sum % 10)) % 10
}
