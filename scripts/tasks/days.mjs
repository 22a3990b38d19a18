import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { installDebianPackage } from '../lib/debian-package.mjs'
import { inMemory } from '../lib/memory-folder.mjs'
import { root, Stop } from '../lib/shell.mjs'
import { conclude, runSteps } from '../lib/steps.mjs'
import { suitesOnAnyDay } from '../lib/suites.mjs'

function inDays(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** The moment at which each suite starts, by name: days on which a store computes dates unlike on others. */
const moments = {
  'in 45 days': inDays(45),
  'in seven years': inDays(7 * 365.25),
  Saturday: '2027-01-16T10:00:00-05:00',
  Thanksgiving: '2026-11-26T10:00:00-05:00',
  'end of the year': '2026-12-31T23:55:00-05:00',
  'leap day': '2028-02-29T10:00:00-05:00',
  'clocks forward': '2027-03-14T01:50:00-05:00',
  'clocks back': '2027-11-07T01:50:00-04:00',
}

function findLibrary() {
  const base = '/usr/lib'
  return (existsSync(base) ? readdirSync(base) : [])
    .map((folder) => join(base, folder, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path))
}

/** Path of libfaketime, which moves the clock of a process; installed where apt-get can. */
function ensureLibrary() {
  const found = findLibrary()
  if (found) return found
  installDebianPackage('faketime', 'it moves the clock of the tests')
  const installed = findLibrary()
  if (!installed)
    throw new Stop(
      'Clocks are moved by libfaketime, and it was not found. On Debian, install faketime; then try again.',
    )
  return installed
}

/** libfaketime keeps PostgreSQL from ending an idle transaction, on any day. */
const brokenByLibrary = ['--testNamePattern', '^(?!.*ends a transaction that does nothing)']

/**
 * Runs every suite once on each of the days on which dates are unusual. Arguments choose steps: a step
 * runs if its name has all the words, such as `leap "end to end"`.
 */
export default async ({ env: tools, args: words }) => {
  const library = ensureLibrary()
  const wrapper = join(root, 'scripts/lib/at-moment.mjs')
  const steps = Object.entries(moments)
    .flatMap(([day, moment]) =>
      suitesOnAnyDay.map(({ name, command, ...suite }) => ({
        ...suite,
        name: `${day}: ${name}`,
        command: ['node', wrapper, library, moment, ...command, ...brokenByLibrary],
      })),
    )
    .filter(({ name }) => words.every((word) => name.includes(word)))
  if (steps.length === 0)
    throw new Stop(`No step has the words ${words.join(', ')}. Days: ${Object.keys(moments).join(', ')}.`)
  const env = { ...tools, CHROMIUM_PATH: ensureBrowser(tools) }
  await build(env, { declarations: true, docs: true })
  return conclude(await inMemory(env, (faster) => runSteps(steps, faster, { lanes: 2 })))
}
