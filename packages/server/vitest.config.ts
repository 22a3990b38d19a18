import { defineConfig, mergeConfig } from 'vitest/config'
import { patience, sourceConditions } from '../../vitest.shared.ts'

export default mergeConfig(
  sourceConditions,
  defineConfig({
    test: {
      ...patience,
      name: 'server',
      // Loading the server again for each file would take longer than many tests.
      isolate: false,
      include: ['src/**/*.test.ts'],
      globalSetup: ['src/testing/global-setup.ts'],
      // The first test that needs demo data waits until it is ready.
      hookTimeout: 120_000,
    },
  }),
)
