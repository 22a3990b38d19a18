import { describe, expect, it } from 'vitest'
import { demo } from '../../../demo/src/index.js'
import { createSupportPhone } from './support-phone.js'

describe('the phone number in a refusal', () => {
  it('PDP-08 is that of the contact section of the content', async () => {
    expect(await createSupportPhone({ supportPhone: null, contentFile: demo.contentFile })()).toBe('800-555-0134')
  })

  it('PDP-08 is that of the settings where the content is elsewhere', async () => {
    expect(await createSupportPhone({ supportPhone: '555-0100', contentFile: null })()).toBe('555-0100')
  })

  it('PDP-08 is left out where neither names one', async () => {
    expect(await createSupportPhone({ supportPhone: null, contentFile: null })()).toBeUndefined()
  })
})
