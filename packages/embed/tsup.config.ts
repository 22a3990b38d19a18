import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/**/*.ts', 'src/**/*.tsx', '!src/gauze-embed.ts', '!src/**/*.test.*'],
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  clean: true,
})
