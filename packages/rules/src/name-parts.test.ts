import { describe, expect, it } from 'vitest'
import { nameParts, wholeMeasures } from './index.js'

function size(value: string) {
  return [{ key: 'Size', value }]
}

describe('the two parts of a name', () => {
  it.each([
    ['Exam gloves, blue, large', size('large'), 'Exam gloves, blue', 'large'],
    ['Exam gloves', size('large'), 'Exam gloves', 'large'],
    ['Surgical gloves, micro-textured, size 6', size('6'), 'Surgical gloves, micro-textured', 'Size 6'],
    ['Cohesive wrap, 1 in × 5 yd, red', [{ key: 'Color', value: 'red' }], 'Cohesive wrap, 1 in × 5 yd', 'red'],
  ])('CART-10 takes the variant of %s out of its name', (name, details, rest, words) => {
    expect(nameParts(name, details)).toEqual({ name: rest, size: words })
  })

  it.each([
    [
      'Luer-lock syringe 3 mL with needle 25 G × 5/8 in, sterile',
      'Luer-lock syringe with needle, sterile',
      '3 mL, 25 G × 5/8 in',
    ],
    ['Gauze sponges, woven cotton, 4 × 4 in, 8-ply', 'Gauze sponges, woven cotton', '4 × 4 in, 8-ply'],
    ['Conforming stretch gauze roll, 3 in × 4.1 yd', 'Conforming stretch gauze roll', '3 in × 4.1 yd'],
    ['Silk suture, 5-0, 3/8 circle needle, 18 in', 'Silk suture, 3/8 circle needle', '5-0, 18 in'],
    ['Bupivacaine HCl 0.5%, 5 mg/mL, 50 mL vial', 'Bupivacaine HCl, vial', '0.5%, 5 mg/mL, 50 mL'],
    ['IV administration set, 15 drops/mL, 1 port, 83 in', 'IV administration set, 15 drops/mL, 1 port', '83 in'],
  ])('CART-10 takes the measures of %s out of its name', (name, rest, words) => {
    expect(nameParts(name, [])).toEqual({ name: rest, size: words })
  })

  it.each(['Insulin pen U-100', 'Procedure mask, ASTM level 1, ear loops', '18 in'])(
    'CART-10 leaves a name without a measure, or with nothing else, whole: %s',
    (name) => {
      expect(nameParts(name, [])).toEqual({ name, size: '' })
    },
  )
})

it('ACCT-19 keeps the number and the unit of a measure together, and breaks a name elsewhere', () => {
  expect(wholeMeasures('Silk suture, 4 × 4 in, 18 in')).toBe('Silk suture, 4\u00A0×\u00A04\u00A0in, 18\u00A0in')
  expect(wholeMeasures('Procedure mask, level 1')).toBe('Procedure mask, level 1')
})
