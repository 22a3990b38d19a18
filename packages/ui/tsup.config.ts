import { defineConfig } from 'tsup'

export default defineConfig([
  {
    entry: [
      'src/**/*.ts',
      'src/**/*.tsx',
      '!src/**/*.test.*',
      '!src/**/*.stories.*',
      '!src/**/story-*',
      '!src/story-data/**',
    ],
    format: 'esm',
    target: 'es2022',
    bundle: false,
    // The second entry writes the stylesheet here.
    clean: ['!theme.css'],
  },
  { entry: { theme: 'src/theme/theme.css' }, target: ['chrome123', 'firefox120', 'safari17.5'] },
])
