import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './shell.mjs'

const file = join(root, 'packages/docs/accessibility.json')

/** `wcag1410`, the tag of a rule of axe, as 1.4.10. */
function criteriaOf(rules) {
  return rules.flatMap(({ tags }) =>
    tags.flatMap((tag) => {
      const [, ...digits] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? []
      return digits.length > 0 ? [digits.join('.')] : []
    }),
  )
}

function inOrder(criteria) {
  return [...new Set(criteria)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** `WCAG 1.4.10` or `WCAG 2.1.1 2.1.2` in a title. */
function namedIn(title) {
  return inOrder([...title.matchAll(/WCAG((?: \d\.\d\.\d+)+)/g)].flatMap(([, list]) => list.trim().split(' ')))
}

function addStory(stories, path, { passes, incomplete }) {
  const known = stories[path] ?? { stories: 0, passed: [], undecided: [] }
  stories[path] = {
    stories: known.stories + 1,
    passed: inOrder([...known.passed, ...criteriaOf(passes)]),
    undecided: inOrder([...known.undecided, ...criteriaOf(incomplete)]),
  }
}

/**
 * The checks of accessibility among the tests that passed: the findings of axe in stories, and tests whose title names
 * success criteria of WCAG.
 */
export function evidenceIn(tests) {
  const stories = {}
  const proofs = []
  for (const { module, test } of tests) {
    if (test.result().state !== 'passed') continue
    const path = relative(root, module.moduleId)
    const report = test.meta().reports?.find(({ type }) => type === 'a11y')
    if (report) addStory(stories, path, report.result)
    const criteria = namedIn(test.fullName)
    if (criteria.length > 0) proofs.push({ file: path, title: test.fullName, criteria })
  }
  return { stories, tests: proofs }
}

/** Joins the checks of several suites. */
function joined(results) {
  const all = results.flatMap(({ evidence }) => (evidence ? [evidence] : []))
  return { stories: Object.assign({}, ...all.map(({ stories }) => stories)), tests: all.flatMap(({ tests }) => tests) }
}

function byFile(a, b) {
  return a.file.localeCompare(b.file, 'en') || a.title.localeCompare(b.title, 'en')
}

/** Records the checks that ran; the reports of conformance are made from the record. */
export function recordEvidence(results) {
  const { stories, tests } = joined(results)
  const sorted = Object.fromEntries(Object.entries(stories).sort(([a], [b]) => a.localeCompare(b, 'en')))
  const recordedOn = new Date().toISOString().slice(0, 10)
  writeFileSync(file, `${JSON.stringify({ recordedOn, stories: sorted, tests: tests.sort(byFile) }, null, 2)}\n`)
}

/** A step of a whole run: the record claims nothing that this run did not show. */
export function checkEvidence(results) {
  const shown = joined(results)
  const recorded = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { stories: {}, tests: [] }
  const shownTests = new Set(shown.tests.map(({ file: path, title }) => `${path} ${title}`))
  const lost = [
    ...recorded.tests.filter(({ file: path, title }) => !shownTests.has(`${path} ${title}`)).map(({ title }) => title),
    ...Object.entries(recorded.stories).flatMap(([path, { passed }]) =>
      passed
        .filter((criterion) => !shown.stories[path]?.passed.includes(criterion))
        .map((criterion) => `${criterion} in ${path}`),
    ),
  ]
  const name = 'conformance reports claim what ran'
  if (lost.length > 0) {
    console.log(`FAIL  ${name}: these checks did not pass, or have other names. Run: pnpm acr\n${lost.join('\n')}`)
  }
  return { name, seconds: 0, passed: lost.length > 0 ? 0 : 1, failures: lost.length > 0 ? [name] : [], files: [] }
}
