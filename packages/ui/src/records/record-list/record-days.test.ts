import { describe, expect, it } from 'vitest'
import { type RecordDays, recordDayProblems } from './record-days.js'

const noDay = { code: 'noDay' }

describe('the days between which records are listed', () => {
  it.each<[RecordDays, object]>([
    [{}, {}],
    [{ fromDate: '', toDate: '' }, {}],
    [{ fromDate: '2026-03-01', toDate: '2026-03-01' }, {}],
    [{ fromDate: '1900-01-01', toDate: '9998-12-31' }, {}],
    [{ fromDate: '0026-11-01' }, { fromDate: noDay }],
    [{ toDate: '9999-01-01' }, { toDate: noDay }],
    [
      { fromDate: '2026-02-30', toDate: '11/01/26' },
      { fromDate: noDay, toDate: noDay },
    ],
    [{ fromDate: '+12026-01-01' }, { fromDate: noDay }],
    [{ fromDate: '2026-03-02', toDate: '2026-03-01' }, { toDate: { code: 'reversed' } }],
    [{ fromDate: '2026-03-02', toDate: '0026-03-01' }, { toDate: noDay }],
  ])('ACCT-07 of %j says %j', (days, problems) => expect(recordDayProblems(days)).toEqual(problems))
})
