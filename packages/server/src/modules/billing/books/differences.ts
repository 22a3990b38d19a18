import { cents, formatUsd, MAX_CENTS } from '@gauze/rules'

/** An amount in words, however wrong it is. */
function amountText(value: number): string {
  return Number.isInteger(value) && Math.abs(value) <= MAX_CENTS ? formatUsd(cents(value)) : `${value} cents`
}

/** Collects the differences between the books and their calculation as sentences, and counts what was compared. */
export class Differences {
  readonly found: string[] = []
  /** How many stored amounts and quantities were compared. */
  amounts = 0

  /**
   * Compares a stored amount with its calculation.
   * @param record the record and its amount, such as `Invoice INV-2, tax,`
   * @param of the source of the calculation with its verb, such as `its lines sum to`
   */
  compare(record: string, storedCents: number, calculatedCents: number, of: string): void {
    this.amounts += 1
    if (storedCents === calculatedCents) return
    this.found.push(`${record} says ${amountText(storedCents)}, but ${of} ${amountText(calculatedCents)}.`)
  }

  /** Compares a stored quantity, date or name with its source, as {@link Differences.compare} does amounts. */
  compareValue(record: string, stored: string | number | null, expected: string | number | null, of: string): void {
    this.amounts += 1
    if (stored === expected) return
    this.found.push(`${record} says ${stored ?? 'nothing'}, but ${of} ${expected ?? 'nothing'}.`)
  }

  refuse(isWrong: boolean, sentence: string): void {
    if (isWrong) this.found.push(sentence)
  }
}
