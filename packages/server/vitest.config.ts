import { defineConfig, mergeConfig } from 'vitest/config'
import { onDatabase } from '../../vitest.shared.ts'

export default mergeConfig(onDatabase, defineConfig({ test: { name: 'server', include: ['src/**/*.test.ts'] } }))
