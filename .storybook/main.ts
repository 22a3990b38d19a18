import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig, type Plugin } from 'vite'

const docsModule = 'virtual:gauze-docs'

/** The content of the documentation, read from the sources when a page of Storybook first shows it. */
function docsContent(): Plugin {
  return {
    name: 'gauze-docs',
    resolveId: (id) => (id === docsModule ? `\0${docsModule}` : null),
    async load(id) {
      if (id !== `\0${docsModule}`) return null
      const folder = join(process.cwd(), '.gauze')
      const file = join(folder, 'docs-content.json')
      await mkdir(folder, { recursive: true })
      await promisify(execFile)('pnpm', ['--silent', '--filter', '@gauze/docs', 'run', 'content', file])
      return `export default ${await readFile(file, 'utf8')}`
    },
  }
}

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/docs/storybook/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewAnnotations: (entries = []) => [
    ...entries,
    join(import.meta.dirname, '../packages/docs/storybook/annotations.tsx'),
  ],
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [react(), docsContent()],
      // Keeps light-dark() as it is, so that a part of a page can have its own scheme.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
      // Stories show the workspace's sources, not the last build.
      resolve: { conditions: ['@gauze/source', 'module', 'browser', 'development'] },
    }),
}

export default config
