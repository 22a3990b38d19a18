import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './sources.js'

/** A text in Markdown. */
export interface GuideDoc {
  /** Its path in the workspace. */
  readonly file: string
  readonly title: string
  readonly text: string
}

/**
 * Reads a Markdown file.
 *
 * @param file path in the workspace
 * @returns null when there is no such file
 */
export function readGuide(file: string): GuideDoc | null {
  const path = join(workspace, file)
  if (!existsSync(path)) return null
  const text = readFileSync(path, 'utf8')
  const [, title = file] = /^# (.*)$/m.exec(text) ?? []
  return { file, title: title.replaceAll('`', ''), text }
}

/** Reads the recipes, in the order of their file names. */
export function readRecipes(): readonly GuideDoc[] {
  return globSync('packages/docs/recipes/*.md', { cwd: workspace })
    .sort()
    .flatMap((file) => readGuide(file) ?? [])
}
