import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [react()],
      // Keeps light-dark() as it is, so that a part of a page can have its own scheme.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
      // Stories show the workspace's sources, not the last build.
      resolve: { conditions: ['@gauze/source', 'module', 'browser', 'development'] },
    }),
}

export default config
