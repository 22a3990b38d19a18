import { defineConfig, mergeConfig } from 'vitest/config'
import { patience, sourceConditions } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({
    test: {
      ...patience,
      name: 'server',
      // Loading the server again for each file would take longer than many a test.
      isolate: false,
      include: ['src/**/*.test.ts'],
      globalSetup: ['src/testing/global-setup.ts'],
      // The first test that asks for demo data waits until it is made.
      hookTimeout: 120_000,
    },
  }),
)
