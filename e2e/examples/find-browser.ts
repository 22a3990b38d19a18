import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'

export default function setup(project: TestProject) {
  project.provide('browserPath', ensureBrowser(process.env))
}
