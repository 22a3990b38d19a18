import { describe, expect, it } from 'vitest'
import { demo } from '../../../demo/src/index.js'
import { createSupportMail, createSupportPhone } from './support-contact.js'

describe('the phone number in a refusal', () => {
  it('PDP-08 is the number of the contact section of the content', async () => {
    expect(await createSupportPhone({ supportPhone: null, contentFile: demo.contentFile })()).toBe('800-555-0134')
  })

  it('PDP-08 is the number of the settings where the content is elsewhere', async () => {
    expect(await createSupportPhone({ supportPhone: '555-0100', contentFile: null })()).toBe('555-0100')
  })

  it('PDP-08 is left out where neither names one', async () => {
    expect(await createSupportPhone({ supportPhone: null, contentFile: null })()).toBeUndefined()
  })
})

describe('the mail address that receives reported issues', () => {
  it('API-33 is the address of the contact section of the content, unless the settings name another', async () => {
    const { contentFile } = demo
    expect(await createSupportMail({ supportMail: null, contentFile })()).toBe('care@gauze.example')
    expect(await createSupportMail({ supportMail: 'help@shop.example', contentFile })()).toBe('help@shop.example')
  })

  it('API-33 is unknown where neither names one', async () => {
    expect(await createSupportMail({ supportMail: null, contentFile: null })()).toBeUndefined()
  })
})
