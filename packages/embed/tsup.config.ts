import { defineConfig } from 'tsup'

const script = 'src/gauze-embed.ts'

export default defineConfig([
  {
    entry: ['src/**/*.ts', 'src/**/*.tsx', `!${script}`, '!src/**/*.test.*'],
    format: 'esm',
    target: 'es2022',
    bundle: false,
    clean: true,
  },
  {
    entry: [script],
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    noExternal: [/./],
    minify: true,
    splitting: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions(options) {
      options.conditions = ['@gauze/source', 'production', 'module', 'browser']
      options.legalComments = 'none'
    },
  },
])
