const SHORTEST = 13
const LONGEST = 19

/**
 * Returns true if a run of digits, with or without separators, contains 13 to 19 digits that pass the Luhn check.
 */
export function holdsCardNumber(run: string): boolean {
  const digits = Array.from(run.matchAll(/\d/g), ([digit]) => Number(digit))
  for (let start = 0; start + SHORTEST <= digits.length; start += 1) {
    for (let length = SHORTEST; length <= LONGEST && start + length <= digits.length; length += 1) {
      if (passesLuhn(digits.slice(start, start + length))) return true
    }
  }
  return false
}

function passesLuhn(digits: readonly number[]): boolean {
  let sum = 0
  for (const [index, digit] of digits.toReversed().entries()) {
    const value = index % 2 === 0 ? digit : digit * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0 && sum > 0
}
