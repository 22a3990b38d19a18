/**
 * A price as it is written, with its decimals beyond hundredths in an element of their own: they are needed for exact
 * totals, but should not make a contract price look higher than a rounded one.
 * @param price in whole units of the currency, with up to four decimals
 * @param shown the same price as it is written
 */
export function exactAmount(price: number, shown: string) {
  const isRound = Math.round(price * 10_000) % 100 === 0
  const [, start, beyond, end] = (!isRound && /^(.*\D\d\d)(\d+)(\D*)$/.exec(shown)) || []
  if (!beyond) return shown
  return (
    <>
      {start}
      <small data-slot="beyond">{beyond}</small>
      {end}
    </>
  )
}
