import { stringify } from 'yaml'
import type { Result } from './conformance.js'

/** The product of a report. */
interface ReportedProduct {
  readonly name: string
  readonly version: string
  readonly description: string
}

interface ReportOptions {
  readonly product: ReportedProduct
  readonly results: readonly Result[]
  /** ISO date on which the checks ran. */
  readonly recordedOn: string
}

const vendor = { company_name: 'Gauze', email: 'accessibility@gauze.example' }

const methods = `Every example of every component is checked by axe, and fails its test with any finding. Tests that
name a success criterion in their title drive the components and the pages of the store in Chromium: by mouse, by
keyboard, at 320, 390 and 1440 pixels, at 200% zoom, in light and dark colors and in forced colors. A criterion is
supported where such a test passed, or where the rules of axe decide it; where neither is so, it is not evaluated.`

function chapter(results: readonly Result[], level: 'A' | 'AA') {
  return {
    criteria: results
      .filter(({ criterion }) => criterion.level === level)
      .map(({ criterion, level: adherence, notes }) => ({
        num: criterion.num,
        components: [{ name: 'web', adherence: { level: adherence, notes } }],
      })),
  }
}

/**
 * An accessibility conformance report in the format of OpenACR 0.1 (https://github.com/GSA/openacr), as YAML. Its
 * catalog is the standard's own for WCAG 2.2.
 */
export function openAcr({ product, results, recordedOn }: ReportOptions): string {
  const report = {
    title: `${product.name} Accessibility Conformance Report`,
    product,
    author: { name: 'The makers of Gauze', ...vendor },
    vendor,
    report_date: recordedOn,
    last_modified_date: recordedOn,
    version: 1,
    notes: 'Built from the checks that ran, without an assessment by a third party.',
    evaluation_methods_used: methods.replaceAll('\n', ' '),
    legal_disclaimer: '',
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter(results, 'A'),
      success_criteria_level_aa: chapter(results, 'AA'),
      success_criteria_level_aaa: { disabled: true, notes: 'Gauze does not report on level AAA.' },
    },
  }
  // Readers of YAML 1.1 take a date without quotes for a moment.
  return stringify(report, { version: '1.1' })
}
