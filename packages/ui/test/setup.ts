import '@fontsource-variable/inter'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import '../src/theme/theme.css'
import { unmountAll } from './mount.js'

// The look of a store: widths must not depend on the fonts of the machine.
await document.fonts.load('14px "Inter Variable"')

let output: string[] = []

beforeEach(() => {
  output = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      output.push(`${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  unmountAll()
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(output, 'nothing is written to the console').toEqual([])
})
