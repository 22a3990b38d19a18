import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.*', '!src/**/*.stories.*'],
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  clean: true,
})
