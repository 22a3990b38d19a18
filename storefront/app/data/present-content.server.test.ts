import { describe, expect, it } from 'vitest'
import { minimumContent } from './content-minimum.server.js'
import { presentContent } from './present-content.server.js'

const alertBanner = { nodeType: 'document', data: {}, content: [] }
function shown(alertFrom: string | null, alertUntil: string | null, now: string) {
  return presentContent({ ...minimumContent, alertBanner, alertFrom, alertUntil }, Date.parse(now)).alertBanner !== null
}

describe('content at a point in time', () => {
  it.each([
    [null, null, '2026-11-21T00:00:00Z', true],
    ['2026-11-23T13:00:00.000Z', null, '2026-11-23T12:59:59Z', false],
    ['2026-11-23T13:00:00.000Z', null, '2026-11-23T13:00:00Z', true],
    [null, '2026-11-27T17:00:00.000Z', '2026-11-27T16:59:59Z', true],
    [null, '2026-11-27T17:00:00.000Z', '2026-11-27T17:00:00Z', false],
  ])('SHELL-01 with a banner from %s until %s, at %s: %s', (from, until, now, isShown) => {
    expect(shown(from, until, now)).toBe(isShown)
  })

  it('CMS-04 SHELL-08 fills in the content that a store needs to sell', () => {
    const empty = {
      ...minimumContent,
      contact: { contactEmail: '', contactNumber: '800-555-0199', hoursTextShort: '' },
      homePage: { title: '', homepageSections: [] },
      footer: { columns: [], legal: '' },
      notices: [],
    }
    expect(presentContent(empty, 0)).toMatchObject({
      contact: { contactNumber: '800-555-0199', hoursTextShort: 'Monday to Friday 9 am to 5 pm Eastern' },
      homePage: minimumContent.homePage,
      footer: minimumContent.footer,
      notices: minimumContent.notices,
    })
  })
})
