import { defineConfig } from 'vitest/config'
import { patience } from '../vitest.shared.js'
import { EvenShards } from './support/even-shards.js'

export default defineConfig({
  test: {
    ...patience,
    name: 'e2e',
    root: import.meta.dirname,
    include: ['*.e2e.ts'],
    globalSetup: ['support/production-server.ts'],
    fileParallelism: false,
    // Loading the tools again for each file would take half a second of each.
    isolate: false,
    sequence: { sequencer: EvenShards },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
