import { defineConfig, mergeConfig } from 'vitest/config'
import { sourceConditions } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({ test: { name: 'machines', include: ['src/**/*.test.ts'], testTimeout: 30_000 } }),
)
