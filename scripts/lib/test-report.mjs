import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { evidenceIn } from './accessibility.mjs'
import { root } from './shell.mjs'

function reasonOf(errors) {
  return errors[0]?.message.split('\n')[0] ?? 'no reason was given'
}

/** Failures that belong to no test: a file that could not be loaded, a hook, an uncaught error. */
function otherFailures(modules, unhandled) {
  return [
    ...modules.flatMap((module) => {
      const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
      return errors.length > 0 ? [`${relative(root, module.moduleId)}: ${reasonOf(errors)}`] : []
    }),
    ...unhandled.map((error) => `not caught: ${reasonOf([error])}`),
  ]
}

/** Reporter of vitest: writes the data for the summary of several suites to the file that GAUZE_TEST_REPORT names. */
export default class TestReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })))
    const failures = [
      ...tests
        .filter(({ test }) => test.result().state === 'failed')
        .map(({ module, test }) => {
          const { errors } = test.result()
          return `${relative(root, module.moduleId)} > ${test.fullName}: ${reasonOf(errors)}`
        }),
      ...otherFailures(modules, unhandled),
    ]
    const files = modules.map((module) => {
      const { setupDuration, collectDuration, duration } = module.diagnostic()
      return { name: relative(root, module.moduleId), seconds: (setupDuration + collectDuration + duration) / 1000 }
    })
    const passed = tests.filter(({ test }) => test.result().state === 'passed').length
    writeFileSync(
      process.env.GAUZE_TEST_REPORT,
      JSON.stringify({ passed, failures, files, evidence: evidenceIn(tests) }),
    )
  }
}
