import { expect, it } from 'vitest'
import { createLogger } from '../reporting/logger.js'
import { createThrottledLog } from '../reporting/throttled-log.js'
import { collectLines } from '../testing/log-lines.js'
import type { RepeatedWork } from './jobs.js'
import type { RecurringJob } from './recurring-job.js'
import { startRecurringJobs } from './start-recurring-jobs.js'

it('repeats the jobs that the settings ask for, and logs and reports the failure of one record', async () => {
  const repeated: { name: string; everyMinutes: number; work: RepeatedWork }[] = []
  const jobs = {
    repeat: async (name: string, everyMinutes: number, work: RepeatedWork) => {
      repeated.push({ name, everyMinutes, work })
    },
  }
  const declared: RecurringJob<{ readonly record: number }>[] = [
    {
      name: 'count',
      everyMinutes: 5,
      run: async ({ services, log, onFailure }) => {
        log.warn('counting')
        onFailure(new Error('The disk is full.'), {
          of: `record ${services.record}`,
          failed: 'a record could not be counted',
        })
      },
    },
    { name: 'unwanted', everyMinutes: 60, isWanted: ({ record }) => record > 7, run: async () => undefined },
  ]
  const { lines, to } = collectLines()
  const log = createLogger({ logLevel: 'warn' }, to)
  const reported: unknown[] = []
  await startRecurringJobs(jobs, declared, {
    services: { record: 7, log, throttledLog: createThrottledLog(log) },
    report: (error, job) => reported.push([String(error), job]),
  })
  expect(repeated.map(({ name, everyMinutes }) => [name, everyMinutes])).toEqual([['count', 5]])
  await repeated[0]?.work(new AbortController().signal)
  expect(lines).toMatchObject([
    { level: 'warn', job: 'count', msg: 'counting' },
    {
      level: 'error',
      job: 'count',
      object: 'record 7',
      msg: 'a record could not be counted',
      reason: 'The disk is full.',
    },
  ])
  expect(reported).toEqual([['Error: The disk is full.', 'count']])
})
