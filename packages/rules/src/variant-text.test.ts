import { describe, expect, it } from 'vitest'
import { nameWithVariant, variantText } from './index.js'

const medium = { key: 'Size', value: 'medium' }
const blue = { key: 'Color', value: 'blue' }

describe('variants in words', () => {
  it("CART-10 writes a variant as 'key:value'", () => {
    expect(variantText([blue, medium])).toBe('Color:blue, Size:medium')
    expect(variantText([])).toBe('')
  })

  it('CART-10 distinguishes two variants by name, and says nothing twice', () => {
    expect(nameWithVariant('Exam gloves', [medium])).toBe('Exam gloves, Size:medium')
    expect(nameWithVariant('Exam gloves, Blue', [blue, medium])).toBe('Exam gloves, Blue, Size:medium')
    expect(nameWithVariant('Exam gloves, blue, medium', [blue, medium])).toBe('Exam gloves, blue, medium')
  })
})
