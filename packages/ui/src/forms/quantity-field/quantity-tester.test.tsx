import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { quantityTester } from '../../../../kit/src/testers/index.js'
import { mount } from '../../../test/mount.js'
import { QuantityField } from './quantity-field.js'

/** A field whose owner takes at most so many. */
function Kept({ most }: { most: number }) {
  const [value, setValue] = useState(1)
  return <QuantityField value={value} onChange={(next) => setValue(Math.min(next, most))} />
}

describe('the tester of a quantity field', () => {
  it.each(['keyboard', 'mouse', 'touch'] as const)('PLUS-15 sets a quantity up and down by %s', async (way) => {
    mount(<Kept most={10} />)
    const tester = quantityTester(document.body, way, userEvent)
    await tester.setTo(4)
    expect(tester.value()).toBe(4)
    await tester.setTo(2)
    expect(tester.value()).toBe(2)
  })

  it('PLUS-15 says which quantity the field has when it does not take the wanted one', async () => {
    mount(<Kept most={2} />)
    const setting = quantityTester(document.body, 'mouse', userEvent).setTo(4)
    await expect(setting).rejects.toThrow('The field has the quantity 2 instead of 4.')
  })
})
