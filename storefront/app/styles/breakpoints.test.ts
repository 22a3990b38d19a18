import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sheets = globSync(['packages/{ui,embed}/src/**/*.css', 'storefront/app/**/*.css'], { cwd: root })

it('no layout depends on a text size: breakpoints and minimum column widths grow with it', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const inPixels = sheets.flatMap((sheet) => {
    const rules = readFileSync(join(root, sheet), 'utf8').match(
      /@(?:media|container)[^{]*\dpx[^{]*|minmax\([^,]*[1-9]\d*px.*/g,
    )
    return rules ? [`${sheet}: ${rules.join(' | ')}`] : []
  })
  expect(inPixels).toEqual([])
})
