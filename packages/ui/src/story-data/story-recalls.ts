import type { Recall, RecallDetails } from '@gauze/contract'
import { orderDetails } from './story-data.js'

const maker = 'maker.example'

const [gloves, rolls] = orderDetails.lines.map(
  ({ itemId, itemName, name, mpn, urlComponent, matrixDetails, unitLabel }) => ({
    ...{ itemId, itemName, name, mpn, urlComponent, matrixDetails, unitLabel },
  }),
)
if (gloves === undefined || rolls === undefined) throw new Error('The order of the stories needs two lines.')

const order = { id: 185, orderNumber: 'SO-100185' }

const common = {
  ...{ acknowledgedAt: null, items: [gloves], orders: [order] },
  received: [{ unitLabel: gloves.unitLabel, quantity: 12 }],
}

function recall(id: number, riskClass: Recall['riskClass'], title: string, change: Partial<Recall> = {}): Recall {
  const named = { id, riskClass, title, recallNumber: `RC-${1000 + id}`, publishedAt: `2026-11-1${id}T14:00:00Z` }
  return { ...common, ...named, status: 'Open', ...change }
}

/** A recall of each class and status. */
export const storyRecalls: readonly Recall[] = [
  recall(4, 'I', 'Nitrile exam gloves, pinholes'),
  recall(3, 'II', 'Gauze rolls, sterile: open pouches'),
  recall(2, 'III', 'Exam gloves, wrong size on the label', {
    ...{ status: 'Acknowledged', acknowledgedAt: '2026-11-13T15:00:00Z' },
  }),
  recall(1, 'II', 'Syringes, 10 mL', { status: 'Closed', acknowledgedAt: '2026-11-12T15:00:00Z' }),
]

const lines: RecallDetails['lines'] = [
  {
    ...{ ...gloves, id: 31, quantity: 12, order, poNum: 'PO-7710', shippedAt: '2026-11-12T15:00:00Z' },
    ...{ shipTo: 'Main Campus, 1200 Harbor Avenue, Boston, MA 02118', isReturnable: true },
  },
  {
    ...{ ...rolls, id: 30, quantity: 4, order: { id: 122, orderNumber: 'SO-100122' }, poNum: '' },
    ...{
      shippedAt: '2026-10-02T15:00:00Z',
      shipTo: 'Harbor Clinic, 88 Pier Road, Boston, MA 02210',
      isReturnable: false,
    },
  },
]

/** An open recall of two lines. */
export const recallDetails: RecallDetails = {
  ...recall(3, 'II', 'Gauze rolls, sterile: open pouches'),
  ...{ reason: 'The seal of some pouches is open, so the goods may not be sterile.', lots: ['LX-2201', 'LX-2202'] },
  whatToDo: 'Stop the use of these goods now, quarantine what you find, and return it to us.',
  ...{ shippedFrom: '2026-09-01', shippedTo: null, makerUrl: `https://${maker}/recalls/2201`, closedAt: null },
  ...{ lines, acknowledgments: [], mayAcknowledge: true },
}

/** The same recall, acknowledged and amended. */
export const acknowledgedRecall: RecallDetails = {
  ...recallDetails,
  ...{ status: 'Acknowledged', acknowledgedAt: '2026-11-14T16:00:00Z' },
  acknowledgments: [
    {
      ...{ version: 2, at: '2026-11-14T16:00:00Z', by: 'Dana Whitfield', note: 'Two boxes turned up in room 4.' },
      lines: [
        { lineId: 31, found: 6, used: 6, quarantined: 2, returned: 4 },
        { lineId: 30, found: 0, used: 4, quarantined: 0, returned: 0 },
      ],
    },
    {
      ...{ version: 1, at: '2026-11-13T15:00:00Z', by: 'Sam Okafor', note: '' },
      lines: [
        { lineId: 31, found: 4, used: 6, quarantined: 4, returned: 0 },
        { lineId: 30, found: 0, used: 4, quarantined: 0, returned: 0 },
      ],
    },
  ],
}
