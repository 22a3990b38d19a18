import read from 'virtual:gauze-docs'
import type { ModuleDoc } from '../src/read/docs.types.js'
import type { StorybookContent } from './content.types.js'

/** Everything that the documentation shows. */
export const content: StorybookContent = read

/**
 * The module whose stories a file has, without the stories, which Storybook shows itself.
 *
 * @param file path of the stories in the workspace
 */
export function moduleOfStories(file: string): ModuleDoc | undefined {
  const folder = file.replace(/^.*packages\/ui\/src\//, '').replace(/\/[^/]*$/, '')
  const module = content.modules.find(({ packageName, path }) => packageName === '@gauze/ui' && path === folder)
  return module && { ...module, stories: [] }
}
