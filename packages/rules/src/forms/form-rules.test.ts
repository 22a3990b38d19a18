import { describe, expect, it } from 'vitest'
import {
  accessRequestRules,
  accountApplicationRules,
  formProblems,
  isFieldRequired,
  loginRules,
  maxLength,
  newPasswordRules,
  required,
  resetRequestRules,
  sameAs,
  tidyAccessRequest,
  tidyAccountApplication,
  tidyCredentials,
} from './index.js'

describe('the rules of a form', () => {
  const rules = { company: [required, maxLength(3)], again: [sameAs('company')] }

  it('VAL-06 answer one code for each field, in the order of the fields', () => {
    expect(Object.entries(formProblems(rules, { again: 'x', company: '' }))).toEqual([
      ['again', { code: 'different' }],
      ['company', { code: 'missing' }],
    ])
    expect(formProblems(rules, { company: 'four', again: 'four' })).toEqual({ company: { code: 'tooLong', max: 3 } })
    expect(formProblems(rules, { company: 'fit', again: 'fit' })).toEqual({})
  })

  it.each([
    ['', true],
    [null, true],
    [undefined, true],
    [false, true],
    [' ', false],
    [0, false],
    [true, false],
  ])('VAL-06 of %j it is %j that it is missing', (value, isMissing) => expect(required(value) !== null).toBe(isMissing))

  it('VAL-06 say which fields are required', () => {
    expect(isFieldRequired(rules, 'company')).toBe(true)
    expect(isFieldRequired(rules, 'again')).toBe(false)
  })
})

describe('the forms of an account', () => {
  const request = { company: 'A', firstName: 'B', lastName: 'C', phone: '555-0100', email: 'd@e.example' }

  it('AUTH-01 are sent without spaces around their texts, and a password as typed', () => {
    expect(tidyCredentials({ username: ' a ', password: ' b ' })).toEqual({ username: 'a', password: ' b ' })
    expect(tidyAccessRequest({ ...request, email: ' D@E.Example ' })).toEqual(request)
  })

  it('AUTH-08 take a complete request, and name the problem of each other field', () => {
    expect(formProblems(accessRequestRules, request)).toEqual({})
    expect(formProblems(accessRequestRules, { ...request, company: 'A'.repeat(121), phone: '5', email: '' })).toEqual({
      company: { code: 'tooLong', max: 120 },
      phone: { code: 'badPhone' },
      email: { code: 'missing' },
    })
  })

  it('AUTH-02 say of a username or password that nobody can have that it is too long', () => {
    expect(formProblems(loginRules, { username: 'a'.repeat(255), password: 'a'.repeat(257) })).toEqual({
      username: { code: 'tooLong', max: 254 },
      password: { code: 'tooLong', max: 256 },
    })
    expect(formProblems(loginRules, { username: 'a'.repeat(254), password: 'a'.repeat(256) })).toEqual({})
  })

  it('AUTH-07 take a password twice', () => {
    expect(formProblems(newPasswordRules, { password: 'long enough!', passwordMatch: 'long enough' })).toEqual({
      passwordMatch: { code: 'different' },
    })
    expect(formProblems(newPasswordRules, { password: 'short', passwordMatch: '' })).toEqual({
      password: { code: 'tooShort', min: 12 },
      passwordMatch: { code: 'missing' },
    })
    expect(formProblems(loginRules, { username: '', password: ' ' })).toEqual({ username: { code: 'missing' } })
    expect(formProblems(resetRequestRules, { username: 'a'.repeat(255) })).toEqual({
      username: { code: 'tooLong', max: 254 },
    })
  })

  const application = {
    ...{ company: 'Lakeside', businessType: '7', website: '', firstName: 'Ann', lastName: 'Lee', contactRole: '2' },
    ...{ phone: '555-0100', email: 'ann@lakeside.example', line1: '12 Lake Road', line2: '', city: 'Albany' },
    ...{ state: 'NY', zip: '12207', wantsTerms: false, licenseNumber: '', notes: '' },
  }

  it('AUTH-09 take an application for an account without its optional fields, and tidy it', () => {
    expect(formProblems(accountApplicationRules, application)).toEqual({})
    const typed = { ...application, company: ' Lakeside ', email: ' Ann@Lakeside.Example', state: 'ny ' }
    expect(tidyAccountApplication(typed)).toEqual(application)
  })

  it('AUTH-09 name the problem of each field of an application', () => {
    const wrong = {
      company: '',
      businessType: '',
      website: 'our site',
      state: 'XX',
      zip: '122',
      notes: 'n'.repeat(2001),
    }
    expect(formProblems(accountApplicationRules, { ...application, ...wrong })).toEqual({
      company: { code: 'missing' },
      businessType: { code: 'missing' },
      website: { code: 'badWebsite' },
      state: { code: 'unknownState' },
      zip: { code: 'badZip' },
      notes: { code: 'tooLong', max: 2000 },
    })
  })

  it.each([
    ['www.lakeside.example', true],
    ['https://lakeside.example/about?x=1', true],
    ['lakeside', false],
    ['javascript:alert(1)', false],
    ['http://lake side.example', false],
  ])('AUTH-09 of the website %j it is %j that it is one', (site, isOne) => {
    expect(!('website' in formProblems(accountApplicationRules, { ...application, website: site }))).toBe(isOne)
  })
})
