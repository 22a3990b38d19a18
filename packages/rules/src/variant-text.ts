/** One axis of a variant, such as its size. */
interface VariantDetail {
  readonly key: string
  readonly value: string
}

/** The variant of an item in words, 'key:value' of each axis; empty for an item without variants. */
export function variantText(matrixDetails: readonly VariantDetail[]): string {
  return matrixDetails.map(({ key, value }) => `${key}:${value}`).join(', ')
}

/**
 * Returns the name of an item with its variant, so that two sizes of a product have distinct names. Omits values that
 * the name already contains.
 *
 * @example
 * nameWithVariant('Exam gloves, blue', [{ key: 'Color', value: 'blue' }, { key: 'Size', value: 'medium' }])
 * // 'Exam gloves, blue, Size:medium'
 */
export function nameWithVariant(name: string, matrixDetails: readonly VariantDetail[]): string {
  const known = name.toLowerCase()
  const unsaid = matrixDetails.filter(({ value }) => !known.includes(value.toLowerCase()))
  return unsaid.length > 0 ? `${name}, ${variantText(unsaid)}` : name
}
