import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModuleDoc } from '../read/docs.types.js'
import { workspace } from '../read/sources.js'
import { componentResults, type Result, storeResults } from './conformance.js'
import type { Evidence } from './evidence.js'
import { openAcr } from './open-acr.js'

/** A report of conformance, and its file. */
export interface Report {
  readonly title: string
  /** Path of its YAML file on the site. */
  readonly path: string
  readonly yaml: string
  readonly results: readonly Result[]
}

/** The reports of the store and of its components. */
export interface Reports {
  readonly recordedOn: string
  readonly store: Report
  /** By the path of the component's module. */
  readonly components: ReadonlyMap<string, Report>
}

function versionOf(folder: string): string {
  return JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8')).version
}

/** Makes the report of the store. */
export function storeReport(evidence: Evidence): Report {
  const results = storeResults(evidence)
  const product = {
    name: 'Gauze store',
    version: versionOf('packages/ui'),
    description: 'A web store of medical supplies for clinics and hospitals.',
  }
  return {
    title: 'Store',
    path: 'accessibility/store.yaml',
    yaml: openAcr({ product, results, recordedOn: evidence.recordedOn }),
    results,
  }
}

/** Makes all reports: a component is a module of the user interface that has stories. */
export function makeReports(evidence: Evidence, modules: readonly ModuleDoc[]): Reports {
  const version = versionOf('packages/ui')
  const shown = modules.filter(({ packageName, stories }) => packageName === '@gauze/ui' && stories.length > 0)
  const components = shown.map(({ path, title, importPath, stories }): [string, Report] => {
    const results = componentResults(
      evidence,
      stories.map(({ file }) => file),
    )
    const product = { name: `Gauze ${title}`, version, description: `The component ${importPath}.` }
    const yaml = openAcr({ product, results, recordedOn: evidence.recordedOn })
    return [path, { title, path: `accessibility/${path}.yaml`, yaml, results }]
  })
  return { recordedOn: evidence.recordedOn, store: storeReport(evidence), components: new Map(components) }
}
