import type { RecurringJob } from '../../jobs/recurring-job.js'
import type { Services } from '../../services/services.js'
import { matchOpenRecalls } from './match-recalls.service.js'
import { sendRecallReminders } from './send-recall-reminders.js'

/** The recurring jobs of recalls. */
export const recallsJobs: readonly RecurringJob<Services>[] = [
  {
    name: 'match-recalls',
    everyMinutes: 5,
    run: ({ services, signal, onFailure }) => {
      const onRecallFailure = (error: unknown, recallId: number) =>
        onFailure(error, { of: `recall ${recallId}`, failed: 'a recall could not be matched' })
      return matchOpenRecalls(services.background, { ...services, onFailure: onRecallFailure }, signal)
    },
  },
  {
    name: 'recall-reminders',
    everyMinutes: 60,
    run: ({ services, signal, onFailure }) => {
      const onRecallFailure = (error: unknown, recallId: number) =>
        onFailure(error, { of: `recall ${recallId}`, failed: 'a reminder of a recall could not be sent' })
      return sendRecallReminders(services.background, { ...services, onFailure: onRecallFailure }, signal)
    },
  },
]
