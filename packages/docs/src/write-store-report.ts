import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countLevel } from './accessibility/conformance.js'
import { readEvidence } from './accessibility/evidence.js'
import { storeReport } from './accessibility/reports.js'
import { workspace } from './read/sources.js'

// Writes the report that the store serves, and the figures of its statement.
const evidence = readEvidence()
const { yaml, results } = storeReport(evidence)
writeFileSync(join(workspace, 'storefront/public/accessibility.yaml'), yaml)

const notEvaluated = results
  .filter(({ level }) => level === 'not-evaluated')
  .map(({ criterion: { num, name } }) => `    '${num} ${name}',`)
writeFileSync(
  join(workspace, 'storefront/app/content/conformance.generated.ts'),
  [
    '/** The figures of the report of conformance. Written by `pnpm acr`. */',
    'export const conformance = {',
    '  /** ISO date on which the checks ran. */',
    `  recordedOn: '${evidence.recordedOn}',`,
    `  supported: ${countLevel(results, 'supports')},`,
    `  notApplicable: ${countLevel(results, 'not-applicable')},`,
    '  /** Criteria of WCAG 2.2, in English. */',
    '  notEvaluated: [',
    ...notEvaluated,
    '  ],',
    '}',
    '',
  ].join('\n'),
)
