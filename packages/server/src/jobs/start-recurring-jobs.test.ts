import { expect, it } from 'vitest'
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
      run: async ({ services, onFailure }) => {
        onFailure(new Error('The disk is full.'), `The record ${services.record} could not be counted`)
        onFailure(new Error('The network is down.'))
      },
    },
    { name: 'unwanted', everyMinutes: 60, isWanted: ({ record }) => record > 7, run: async () => undefined },
  ]
  const said: string[] = []
  const reported: unknown[] = []
  await startRecurringJobs(jobs, declared, {
    services: { record: 7 },
    log: (line) => said.push(line),
    report: (error, job) => reported.push([String(error), job]),
  })
  expect(repeated.map(({ name, everyMinutes }) => [name, everyMinutes])).toEqual([['count', 5]])
  await repeated[0]?.work(new AbortController().signal)
  expect(said).toEqual(['The record 7 could not be counted: The disk is full.', 'The network is down.'])
  expect(reported).toEqual([
    ['Error: The disk is full.', 'count'],
    ['Error: The network is down.', 'count'],
  ])
})
