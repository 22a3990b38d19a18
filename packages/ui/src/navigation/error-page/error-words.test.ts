import { describe, expect, it } from 'vitest'
import { errorWords, readStatus } from './error-words.js'

describe('the words of an error', () => {
  it.each([400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 422, 429, 500, 501, 502, 503, 504])(
    'ROUTE-08 has its own title and text for %i',
    (status) => {
      const { title, text } = errorWords(status)
      expect(title).not.toBe(errorWords(499).title)
      expect(text.length).toBeGreaterThan(20)
    },
  )

  it('ROUTE-08 falls back to words for the class of a status', () => {
    expect(errorWords(451).title).toBe('That did not work')
    expect(errorWords(599).title).toBe('Something went wrong on our side')
  })

  it.each([
    '',
    ' ',
    '0x1f4',
    '5e2',
    '500.0',
    '-500',
    '200',
    '399',
    '600',
    '99999999999',
    '٥٠٠',
    '<script>',
    '__proto__',
    '404\n',
  ])('ROUTE-08 treats %j as a page that does not exist', (written) => {
    expect(readStatus(written)).toBe(404)
  })

  it('ROUTE-08 accepts every status of a failure', () => {
    for (let status = 400; status < 600; status += 1) expect(readStatus(String(status))).toBe(status)
  })
})
