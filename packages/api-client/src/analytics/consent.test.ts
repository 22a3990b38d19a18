import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasConsent, isDeniedByBrowser, readConsentChoice, writeConsentChoice } from './consent.js'

function browser(navigator: object, stored: string | null = null) {
  const kept = new Map(stored === null ? [] : [['gauze.consent', stored]])
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}

function blocked() {
  throw new DOMException('Blocked', 'SecurityError')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('consent', () => {
  it.each([
    ['no choice', {}, null, true],
    ['granted', {}, 'granted', true],
    ['denied', {}, 'denied', false],
    ['something that is no choice', {}, 'maybe', true],
    ['Global Privacy Control', { globalPrivacyControl: true }, null, false],
    ['Global Privacy Control over an earlier choice', { globalPrivacyControl: true }, 'granted', false],
    ['Do Not Track', { doNotTrack: '1' }, 'granted', false],
    ['Do Not Track left open', { doNotTrack: 'unspecified' }, null, true],
  ])('OPS-01 with %s measuring is %s', (_name, navigator, stored, allowed) => {
    browser(navigator, stored)
    expect(hasConsent()).toBe(allowed)
    expect(isDeniedByBrowser()).toBe(!allowed && stored !== 'denied')
  })

  it('OPS-01 stores a choice and applies it at once', () => {
    browser({})
    expect(writeConsentChoice('denied')).toBe(true)
    expect(readConsentChoice()).toBe('denied')
    expect(hasConsent()).toBe(false)
    writeConsentChoice('granted')
    expect(hasConsent()).toBe(true)
  })

  it('OPS-01 says when a choice cannot be stored', () => {
    browser({})
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    expect(readConsentChoice()).toBeNull()
    expect(writeConsentChoice('denied')).toBe(false)
  })
})
