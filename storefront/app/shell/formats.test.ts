import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folders = [
  'storefront/app',
  'packages/ui/src',
  'packages/embed/src',
  'packages/machines/src',
  'packages/server/src',
  'packages/search/src',
  'packages/demo/src',
]

/** The one place that formats for a locale and a currency, whose default is the default of the rules. */
const formats = 'packages/ui/src/formats/'

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file) && !file.includes('story-data'))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') }))
    .filter(({ file }) => !file.startsWith(formats)),
)

function linesWith(pattern: RegExp, kind = '') {
  return sources
    .filter(({ file }) => file.endsWith(kind))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    )
}

describe('dates and money on every screen', () => {
  it('SHELL-09 every date is shown by formatDate of the rules or the formats of ui', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(
      linesWith(/toLocale(?:Date|Time)String\(|Date\([^)]*\)\.toLocale|toDateString\(|Intl\.DateTimeFormat/),
    ).toEqual([])
  })

  it('SHELL-09 every amount is shown by formatUsd of the rules or the formats of ui', () => {
    expect(linesWith(/style: 'currency'/)).toEqual([])
    expect(linesWith(/\$\$\{|>\s*\$\{/, '.tsx')).toEqual([])
  })
})
