#!/usr/bin/env node
// Writes how long each end-to-end test took in the last run, so that the next run cuts its shards evenly.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, Stop } from './shell.mjs'

const reports = join(root, '.gauze/reports')
const seconds = readdirSync(reports)
  .filter((name) => name.startsWith('end-to-end'))
  .flatMap((name) => JSON.parse(readFileSync(join(reports, name), 'utf8')).files)
  .map(({ name, seconds: taken }) => [name.replace('e2e/', ''), Math.round(taken)])
  .sort(([a], [b]) => (a < b ? -1 : 1))
if (seconds.length === 0) throw new Stop('The last run has no end-to-end test. Run: npm test')
writeFileSync(join(root, 'e2e/support/seconds.json'), `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`)
