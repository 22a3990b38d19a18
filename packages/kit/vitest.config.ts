import { defineConfig, mergeConfig } from 'vitest/config'
import { onDatabase } from '../../vitest.shared.ts'

export default mergeConfig(onDatabase, defineConfig({ test: { name: 'kit', include: ['src/**/*.test.ts'] } }))
