import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { createLogger } from '../reporting/logger.js'
import { createThrottledLog } from '../reporting/throttled-log.js'
import { collectLines } from '../testing/log-lines.js'
import { guardPorts } from './guard-ports.js'
import { createPorts } from './ports.js'
import { reportPorts } from './report-ports.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fee = { company: { accountId: 1, isTaxExempt: false }, listedPercent: 3 }

it('OPS-04 the log says once a minute why a port fails, and every failure is reported', async () => {
  const { lines, to } = collectLines()
  const throttled = createThrottledLog(createLogger({ logLevel: 'warn' }, to))
  const errors = createKeptReporter()
  const percentFor = async () => Promise.reject(new Error('No such table.'))
  const { convenienceFee } = guardPorts(createPorts({ convenienceFee: { percentFor } }), reportPorts(errors, throttled))
  const ask = () =>
    expect(convenienceFee.percentFor(fee)).rejects.toMatchObject({ cause: { message: 'No such table.' } })
  for (let asked = 0; asked < 3; asked += 1) await ask()
  const line = { level: 'error', msg: 'a port failed', port: 'convenienceFee', reason: 'No such table.' }
  expect(lines).toMatchObject([line])
  await vi.advanceTimersByTimeAsync(60_000)
  await ask()
  expect(lines.slice(1)).toMatchObject([{ ...line, leftOut: 2 }])
  expect(errors.reports()).toHaveLength(4)
})
