import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from '../read/sources.js'

/** The findings of axe in the stories of one file. There are none that failed: a story with one fails its test. */
export interface StoryEvidence {
  readonly stories: number
  /** Success criteria whose rules found elements and no failure. */
  readonly passed: readonly string[]
  /** Success criteria of which axe could not decide everything. */
  readonly undecided: readonly string[]
}

/** A test that passed and names success criteria in its title. */
export interface TestEvidence {
  readonly file: string
  readonly title: string
  readonly criteria: readonly string[]
}

/** The checks of accessibility that ran, as `pnpm acr` recorded them. */
export interface Evidence {
  /** ISO date. */
  readonly recordedOn: string
  /** By the path of the file of stories. */
  readonly stories: Readonly<Record<string, StoryEvidence>>
  readonly tests: readonly TestEvidence[]
}

/** Reads the recorded checks. */
export function readEvidence(): Evidence {
  return JSON.parse(readFileSync(join(workspace, 'packages/docs/accessibility.json'), 'utf8'))
}
