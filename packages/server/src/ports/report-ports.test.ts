import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKeptReporter } from '../reporting/kept-reporter.js'
import { guardPorts } from './guard-ports.js'
import { createPorts } from './ports.js'
import { reportPorts } from './report-ports.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fee = { company: { accountId: 1, isTaxExempt: false }, listedPercent: 3 }

it('OPS-04 the log says once a minute why a port fails, and every failure is reported', async () => {
  const lines: string[] = []
  const errors = createKeptReporter()
  const percentFor = async () => Promise.reject(new Error('No such table.'))
  const { convenienceFee } = guardPorts(
    createPorts({ convenienceFee: { percentFor } }),
    reportPorts(errors, (line) => lines.push(line)),
  )
  const ask = () =>
    expect(convenienceFee.percentFor(fee)).rejects.toMatchObject({ cause: { message: 'No such table.' } })
  for (let asked = 0; asked < 3; asked += 1) await ask()
  expect(lines).toEqual(['The port convenienceFee failed: No such table.'])
  await vi.advanceTimersByTimeAsync(60_000)
  await ask()
  expect(lines[1]).toBe('The port convenienceFee failed: No such table. (2 more since the last line)')
  expect(errors.reports()).toHaveLength(4)
})
