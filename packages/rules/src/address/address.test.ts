import { describe, expect, it } from 'vitest'
import { type AddressFields, addressProblems, stateCode, tidyAddress, usStates } from './index.js'

const good: AddressFields = {
  label: 'Ward 4',
  attention: '',
  line1: '43 New Scotland Ave',
  line2: '',
  city: 'Albany',
  state: 'NY',
  zip: '12208',
  phone: '',
}

describe('addresses in the United States', () => {
  it('knows the fifty states, the district, five territories and three of the armed forces', () => {
    expect(usStates).toHaveLength(59)
    expect(new Set(usStates.map(({ code }) => code)).size).toBe(59)
    expect(usStates.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.length > 3)).toBe(true)
  })

  it.each([
    ['new york', 'NY'],
    [' ny ', 'NY'],
    ['Puerto Rico', 'PR'],
    ['Ontario', ''],
    ['', ''],
  ])('%j is the state %j', (name, code) => expect(stateCode(name)).toBe(code))

  it('tidies the typed text, and names an address by its street', () => {
    expect(tidyAddress({ ...good, label: ' ', line1: ' 1 Main St ', state: 'ny', zip: ' 12208 ' })).toMatchObject({
      label: '1 Main St',
      line1: '1 Main St',
      state: 'NY',
      zip: '12208',
    })
  })

  it.each<[Partial<AddressFields>, object]>([
    [{}, {}],
    [{ zip: '12208-1234', phone: '(518) 555-0100 x12' }, {}],
    [
      { line1: '', city: '', state: '', zip: '' },
      { line1: 'missing', city: 'missing', state: 'missing', zip: 'missing' },
    ],
    [{ state: 'ZZ' }, { state: 'unknownState' }],
    [{ zip: '1220' }, { zip: 'badZip' }],
    [{ zip: '12208-12' }, { zip: 'badZip' }],
    [{ zip: 'K1A 0B1' }, { zip: 'badZip' }],
    [{ phone: 'call me' }, { phone: 'badPhone' }],
  ])('with %j finds %j', (change, problems) => expect(addressProblems({ ...good, ...change })).toEqual(problems))
})
