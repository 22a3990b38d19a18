import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { inMemory } from '../lib/memory-folder.mjs'
import { root, Stop } from '../lib/shell.mjs'
import { conclude, runSteps } from '../lib/steps.mjs'
import { browserSuites } from '../lib/suites.mjs'

/** Keeps a core busy until its parent is gone. */
const busyLoop = `
  const parent = process.ppid
  const spin = () => {
    for (const until = Date.now() + 100; Date.now() < until; );
    if (process.ppid === parent) setImmediate(spin)
  }
  spin()`

const record = join(root, '.gauze/flakes.json')

/** The tested commit, or null where files have changed since. */
function testedCommit() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
}

/** Counts whole runs of one commit in a row that had no failure, so that a hunt may be split. */
function countInRow(commit, isClean) {
  const last = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : { commit: null, inRow: 0 }
  const inRow = isClean ? (last.commit === commit ? last.inRow : 0) + 1 : 0
  writeFileSync(record, JSON.stringify({ commit, inRow }))
  return inRow
}

function numbered(run, { name, failures, ...result }) {
  return {
    ...result,
    name: `run ${run}: ${name}`,
    failures: failures.map((failure) => `run ${run}: ${failure}`),
  }
}

async function repeat(suites, env, { runs, commit }) {
  const results = []
  for (let run = 1; run <= runs; run += 1) {
    const started = Date.now()
    const ended = await runSteps(suites, env, { lanes: 2 })
    const passed = ended.reduce((sum, result) => sum + result.passed, 0)
    const failures = ended.flatMap((result) => result.failures)
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(
      [`run ${run} of ${runs}: ${passed} passed, ${failures.length} failed, ${seconds} s`, ...failures].join('\n'),
    )
    if (commit) console.log(`${countInRow(commit, failures.length === 0)} in a row without a failure at ${commit}`)
    results.push(...ended.map((result) => numbered(run, result)))
  }
  return results
}

/**
 * Runs the suites that drive a browser many times, without retries, alongside two busy loops, so that flaky tests fail.
 * Clean runs of one commit in a row are counted in .gauze/flakes.json. First argument: how many runs, ten by default;
 * the others: words of the names of suites.
 */
export default async ({ env: tools, args: [count = '10', ...words] }) => {
  const runs = Number(count)
  if (!Number.isInteger(runs) || runs < 1) throw new Stop(`'${count}' is no number of runs. Try: pnpm flakes 10`)
  const env = { ...tools, CHROMIUM_PATH: ensureBrowser(tools) }
  await build(env, { declarations: true, docs: true })
  const suites = browserSuites.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  const loops = [1, 2].map(() => spawn(process.execPath, ['--eval', busyLoop], { stdio: 'ignore' }))
  try {
    const commit = words.length === 0 ? testedCommit() : null
    return conclude(await inMemory(env, (faster) => repeat(suites, faster, { runs, commit })))
  } finally {
    for (const loop of loops) loop.kill()
  }
}
