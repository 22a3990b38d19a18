import { afterEach, beforeEach, expect, vi } from 'vitest'
import '../src/theme/theme.css'
import { unmountAll } from './mount.js'

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
