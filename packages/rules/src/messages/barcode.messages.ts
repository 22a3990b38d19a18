import type { BarcodeProblem } from '../barcode/barcode.types.js'

/** English words for each code of {@link BarcodeProblem}. */
export const barcodeMessages = {
  hibc: 'This is an HIBC barcode, which has no GTIN. Scan the GS1 barcode, or search for the manufacturer’s number.',
  noGtin: 'This barcode names no product, because it has no GTIN. Scan the barcode that begins with (01).',
  checkDigit: (gtin: string) =>
    `The check digit of GTIN ${gtin} is wrong. Scan the barcode again, or compare the digits with the package.`,
  unknownAi: (ai: string) => `(${ai}) is no GS1 application identifier. Scan the whole barcode again.`,
  length: (ai: string, value: string) =>
    value === ''
      ? `The barcode has no value for (${ai}). Scan the whole barcode again.`
      : `“${value}” is too short or too long for (${ai}). Scan the whole barcode again.`,
  characters: (ai: string, value: string) =>
    `“${value}” has characters that (${ai}) does not allow. Scan the barcode again.`,
  date: (ai: string, value: string) =>
    `“${value}” is no date for (${ai}). Compare it with the package, and scan the barcode again.`,
  repeated: (ai: string) => `The barcode has two different values for (${ai}). Scan one barcode at a time.`,
}

export type BarcodeMessages = typeof barcodeMessages

/**
 * Why a barcode cannot be used, in words.
 *
 * @example
 * const reading = readBarcode(text, new Date())
 * if (reading?.ok === false) console.log(barcodeProblemText(reading.problem, barcodeMessages))
 */
export function barcodeProblemText(problem: BarcodeProblem, messages: BarcodeMessages): string {
  switch (problem.code) {
    case 'barcode.hibc':
      return messages.hibc
    case 'barcode.noGtin':
      return messages.noGtin
    case 'barcode.checkDigit':
      return messages.checkDigit(problem.gtin)
    case 'barcode.unknownAi':
      return messages.unknownAi(problem.ai)
    case 'barcode.length':
      return messages.length(problem.ai, problem.value)
    case 'barcode.characters':
      return messages.characters(problem.ai, problem.value)
    case 'barcode.date':
      return messages.date(problem.ai, problem.value)
    case 'barcode.repeated':
      return messages.repeated(problem.ai)
  }
}
