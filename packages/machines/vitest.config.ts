import { defineConfig, mergeConfig } from 'vitest/config'
import { patience, sourceConditions } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({ test: { ...patience, name: 'machines', isolate: false, include: ['src/**/*.test.ts'] } }),
)
