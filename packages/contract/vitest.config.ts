import { defineConfig, mergeConfig } from 'vitest/config'
import { sourceConditions } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({ test: { name: 'contract', include: ['src/**/*.test.ts'] } }),
)
