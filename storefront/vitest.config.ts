import { defineConfig, mergeConfig } from 'vitest/config'
import { sourceConditions } from '../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({ test: { name: 'storefront', include: ['{app,server}/**/*.test.{ts,tsx}'] } }),
)
